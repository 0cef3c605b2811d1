// Which of the views that arrive, over the socket or as replies, is the one to show.

import type { Language, View } from "../api/types";

/** Whether a view that came replaces the one that is shown: in the language spoken, and not older. */
export function replaces(came: View, shown: View | null, language: Language): boolean {
  return came.language === language && (shown === null || came.at >= shown.at);
}
