/**
 * What a select sends where nothing is chosen: no option has an empty value (specification 2 §8). A form that was
 * written by hand may leave the value out.
 */
export const NO_CHOICE = '-'

/** What was chosen; null where nothing was. */
export function choiceIn(text: string | null): string | null {
  return text === null || text === '' || text === NO_CHOICE ? null : text
}
