/** The sign beside the name, as paths in a field of 40 by 32. */
export interface Sign {
  shape: string
  /** Drawn as a line. */
  line: string
  /** In the accent colour. */
  accent: string
}
