/** The texts about senders of merged cases who get no mail. */
export const followerTexts = {
  lead: 'Disse har ikke e-post, og må få vite det av deg:',
  byLetter: 'brev',
  unnamed: 'uten navn',
  tellToo: (names: readonly string[]) => `Si det også til ${names.join(', ')}.`,
}
