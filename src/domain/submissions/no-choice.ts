/**
 * The value of a select where nothing is chosen: no option may have an empty value (specification 2 §8). A client of
 * the API may leave the value out.
 */
export const NO_CHOICE = '-'

/** The chosen value; null for no choice. */
export function choiceIn(text: string | null): string | null {
  return text === null || text === '' || text === NO_CHOICE ? null : text
}
