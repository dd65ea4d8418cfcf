/** What stands where a picture is missing; apart from the page of a property, since every list needs it. */
export const pictureTexts = {
  missing: 'Bilde ikke tilgjengelig',
} as const
