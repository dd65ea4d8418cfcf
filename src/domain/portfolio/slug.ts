const letters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', é: 'e', ä: 'a', ö: 'o', ü: 'u' }

/** A title as the name of a folder: lower-case letters, digits and hyphens only. */
export function folderName(title: string): string {
  return title
    .toLocaleLowerCase('nb')
    .replace(/[æøåéäöü]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
