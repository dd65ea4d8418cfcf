/** The font of headings, buttons and names. Text has the font of the device. */
export interface DisplayFont {
  name: string
  /** A file of a package, or of this folder (`./fonts/name.woff2`), whose licence allows that it is sent to visitors. */
  file: string
  /** The weight that is taken of a variable font; null for a font with one weight. */
  weight: number | null
  /** How a font that every device has is fitted, so that nothing moves when this one comes: descriptors of `@font-face`. */
  fallback: Readonly<
    Record<'size-adjust' | 'ascent-override' | 'descent-override' | 'line-gap-override', string>
  >
}
