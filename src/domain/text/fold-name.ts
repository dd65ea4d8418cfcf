const letters: Readonly<Record<string, string>> = {
  å: 'a',
  ø: 'o',
  é: 'e',
  è: 'e',
  ü: 'u',
  ö: 'o',
  ä: 'a',
}

/** A name in lower case, as it is typed without æ, ø and å: what `folded` does in SQL (migration 0042). */
export const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replace(/[åøéèüöä]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('æ', 'ae')
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o')

/** A folded name with «e» for «æ», as in Sæther and Sether. */
export const withoutAe = (folded: string): string => folded.replaceAll('ae', 'e')

/** Whether a text has all words of another one, however names are spelled. */
export function hasNames(text: string, typed: string): boolean {
  const folded = foldName(text)
  return foldName(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word) || withoutAe(folded).includes(withoutAe(word)))
}

/** Only the first of them are tried: each asks the index once more. */
const MAX_PLACES = 4

/** The other spellings of a typed word: «e» where it has «æ», and «ae» for each «e». None for a short word, a number or an address. */
export function otherSpellings(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return []
  const plain = word.replace(/æ|ae/gi, 'e')
  const places = [...word.matchAll(/e/gi)]
    .filter(({ index }) => !/[ao]/i.test(word.charAt(index - 1)))
    .slice(0, MAX_PLACES)
  return [
    ...(plain === word ? [] : [plain]),
    ...places.map(({ index }) => `${word.slice(0, index)}ae${word.slice(index + 1)}`),
  ]
}
