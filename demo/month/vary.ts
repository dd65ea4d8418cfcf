import type { Random } from '../illustrations/random.ts'

/** Alternatives without alternatives inside them: the innermost are chosen first. */
const innermost = /\[([^[\]]*)\]/

/**
 * A text with each of its alternatives chosen: «Det [drypper|renner] fra krana[.| hele tiden.]». Alternatives may
 * stand inside others; an empty one leaves nothing.
 */
export function vary(random: Random, pattern: string): string {
  let text = pattern
  for (let found = innermost.exec(text); found; found = innermost.exec(text)) {
    const choice = random.pick((found[1] ?? '').split('|'))
    text = text.slice(0, found.index) + choice + text.slice(found.index + found[0].length)
  }
  return text
}
