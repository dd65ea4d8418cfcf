/** The sign beside the name, as paths in a field of 40 by 32. */
export interface Sign {
  shape: string
  /** Drawn as a line. */
  line: string
  /** In the accent colour. */
  accent: string
}

/** The name as an outline, for the picture of shared links: its baseline is at 0, its capitals are 66 high. */
export interface NameOutline {
  outline: string
  width: number
}
