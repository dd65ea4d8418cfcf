/** A distance as staff write it: «Til sentrum: 6 min å gå». */
export interface Distance {
  to: string
  /** Empty where the line has no colon. */
  length: string
}

/** The distance in a line of text. */
export function distanceOf(line: string): Distance {
  const at = line.indexOf(':')
  if (at < 0) return { to: line.trim(), length: '' }
  return { to: line.slice(0, at).trim(), length: line.slice(at + 1).trim() }
}
