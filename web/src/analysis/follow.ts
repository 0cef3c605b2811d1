// An analysis takes its time on the server, which goes on with it for as long as somebody looks.

const LOOK_EVERY = 400;

/** Look again and again until nothing is being looked for any more. `take` gets what is there, and may end it. */
export async function follow<Found extends { running: boolean }>(
  begun: Promise<Found>,
  look: () => Promise<Found>,
  take: (found: Found) => boolean,
): Promise<void> {
  let found = await begun;
  while (take(found) && found.running) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    found = await look();
  }
}
