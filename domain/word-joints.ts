import { compounds } from '../content/compounds.ts'

const jointsByWord = new Map<string, string>(compounds.map((word) => [word.replaceAll('|', ''), word]))
const knownWords = new RegExp([...jointsByWord.keys()].join('|'), 'gi')

/** The parts of a text that a narrow line may break between with a hyphen: «Leilighets» and «undersøkelse». */
export function splitAtJoints(text: string): string[] {
  const parts: string[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(knownWords)) {
    let start = index
    for (const { length } of (jointsByWord.get(word.toLocaleLowerCase('nb')) ?? word)
      .split('|')
      .slice(0, -1)) {
      start += length
      parts.push(text.slice(end, start))
      end = start
    }
  }
  return [...parts, text.slice(end)]
}
