import { isMisspelt } from '../../portfolio-browsing/wishes/edit-distance.ts'
import { comparableWords, formsOf, isCompoundWith } from './compare-words.ts'
import { fillerWords, questionWords, wishWords } from './filler-words.ts'

/** Something with the phrases that ask for it. */
export interface Phrased {
  phrases: readonly string[]
}

/** What a search asks for. */
export interface FoundPhrased<A> {
  asked: A
  /** How many of the words of the search ask for it. */
  words: number
}

interface PhraseWord {
  word: string
  forms: readonly string[]
}

interface Phrase<A> {
  asked: A
  words: readonly PhraseWord[]
}

/** Phrases, ready to be looked for in searches. */
export interface PhraseBook<A> {
  phrases: readonly Phrase<A>[]
  /** All words of the phrases, in all their forms. */
  known: ReadonlySet<string>
}

/** Makes the phrases of some things ready to be looked for. */
export function phraseBook<A extends Phrased>(all: readonly A[]): PhraseBook<A> {
  const phrases = all.flatMap((asked) =>
    asked.phrases.map((phrase) => ({
      asked,
      words: comparableWords(phrase).map((word) => ({ word, forms: formsOf(word) })),
    })),
  )
  const known = new Set(phrases.flatMap(({ words }) => words.flatMap(({ forms }) => forms)))
  return { phrases: phrases.filter(({ words }) => words.length > 0), known }
}

/** A search is a line: what comes after so many words is not read. */
const MAX_WORDS = 20

interface SearchedWord {
  word: string
  forms: ReadonlySet<string>
  /** Whether it is written as a word of some phrase, or stands in any sentence. */
  isKnown: boolean
}

/** The words of a search; `books` are all that it is looked for in, so that a word of one is no slip for a word of another. */
export function searchedWords(query: string, books: readonly PhraseBook<unknown>[]): SearchedWord[] {
  return comparableWords(query)
    .slice(0, MAX_WORDS)
    .map((word) => {
      const forms = formsOf(word)
      const isKnown = fillerWords.has(word) || books.some(({ known }) => known.has(word))
      return { word, forms: new Set(forms), isKnown }
    })
}

/**
 * Where phrases are heard: in any sentence, word for word as they are written, or nearly; or only in a search that is about
 * them, there also with other endings and as a part of a compound.
 */
type Hearing = 'in any sentence' | 'as what it is about'

/** In any sentence, a slip of a shorter word is rather another word: «røyke» is no «røyk». */
const MIN_SLIP = 5

/** How well a word of a search is one of a phrase: as it is written, in another form, or nearly. */
function likeness(searched: SearchedWord, { word, forms }: PhraseWord, hearing: Hearing): number {
  if (searched.word === word) return 3
  if (hearing === 'in any sentence') {
    const isLong = Math.min(word.length, searched.word.length) >= MIN_SLIP
    return isLong && !searched.isKnown && isMisspelt(searched.word, word) ? 1 : 0
  }
  const isNear = !searched.isKnown && [...searched.forms].some((form) => isMisspelt(form, word))
  if (forms.some((form) => searched.forms.has(form))) return 2
  return isNear || isCompoundWith(searched.word, word) ? 1 : 0
}

interface Match {
  /** The places of the words of the search that the phrase has. */
  places: ReadonlySet<number>
  /** The length of the phrase, in letters: a longer one says more of what is asked. */
  letters: number
  likeness: number
}

function matchOf(
  searched: readonly SearchedWord[],
  phrase: readonly PhraseWord[],
  hearing: Hearing,
): Match | null {
  const places = new Set<number>()
  let sum = 0
  for (const wanted of phrase) {
    let best = { place: -1, value: 0 }
    for (const [place, each] of searched.entries()) {
      const value = places.has(place) ? 0 : likeness(each, wanted, hearing)
      if (value > best.value) best = { place, value }
    }
    if (best.place < 0) return null
    places.add(best.place)
    sum += best.value
  }
  const letters = phrase.reduce((length, { word }) => length + word.length, 0)
  return { places, letters, likeness: sum }
}

/** What a search asks for by the phrase that has most of its words; the first of several. Null where it asks for none. */
export function findPhrased<A>(
  searched: readonly SearchedWord[],
  { phrases }: PhraseBook<A>,
  hearing: Hearing,
): FoundPhrased<A> | null {
  let best: { asked: A; match: Match } | null = null
  for (const { asked, words } of phrases) {
    const match = matchOf(searched, words, hearing)
    if (!match || (hearing === 'as what it is about' && !isAbout(searched, match.places))) continue
    if (!best || isBetter(match, best.match)) best = { asked, match }
  }
  return best && { asked: best.asked, words: best.match.places.size }
}

function isBetter(one: Match, other: Match): boolean {
  const more =
    one.places.size - other.places.size || one.letters - other.letters || one.likeness - other.likeness
  return more > 0
}

/**
 * Whether a search is about what some of its words ask for: the rest are words of any sentence, or fewer; as many in a
 * question. Who looks for something to rent («toroms», «Larvik», «12 000») asks for that.
 */
function isAbout(searched: readonly SearchedWord[], places: ReadonlySet<number>): boolean {
  const rest = searched.filter(({ word }, place) => !places.has(place) && !fillerWords.has(word))
  if (rest.some(isOfWish)) return false
  const isQuestion = questionWords.has(searched[0]?.word ?? '')
  return isQuestion ? rest.length <= places.size : rest.length < places.size
}

const isOfWish = ({ word }: SearchedWord): boolean => /\d|roms/.test(word) || wishWords.has(word)
