/** The text for a missing picture. In its own file, since every list needs it. */
export const pictureTexts = {
  missing: 'Bilde ikke tilgjengelig',
} as const
