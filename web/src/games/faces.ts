// Where the games are: a game is one folder here, found by its name and loaded when a page of it is opened.

import type { Component } from "svelte";
import { words } from "../words/words.svelte";
import type { GameFace } from "./face";

const FACES = import.meta.glob<GameFace<unknown>>("./*/face.ts", { import: "default" });
const PICTURES = import.meta.glob<Component>("./*/Picture.svelte", { import: "default" });
import.meta.glob("./*/colours.css", { eager: true }); // a few names each, also for the first page

let opening = "";

export const hasFace = (game: string) => Object.hasOwn(FACES, `./${game}/face.ts`);
export const hasPicture = (game: string) => Object.hasOwn(PICTURES, `./${game}/Picture.svelte`);

/** Load the face of a game that has one; from then on its words are spoken. */
export async function openFace(game: string): Promise<GameFace<unknown>> {
  opening = game;
  const face = await FACES[`./${game}/face.ts`]!();
  if (opening === game) words.speakOf(face.words); // else another page was opened meanwhile
  return face;
}

/** Load the picture of a game that has one, for the first page. */
export const openPicture = (game: string) => PICTURES[`./${game}/Picture.svelte`]!();
