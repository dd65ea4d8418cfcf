const letters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', é: 'e', '²': '2' }

/** A title as the name of a folder: lower-case letters, digits and hyphens. */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[æøåé²]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
