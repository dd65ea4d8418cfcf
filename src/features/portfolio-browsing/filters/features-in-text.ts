import { petSpellings } from '../../../domain/portfolio/pets.ts'
import { type Feature, featureNames, features } from './features.ts'

/** What the words of an ad say of features. What is in neither list is not mentioned. */
interface MentionedFeatures {
  has: Feature[]
  lacks: Feature[]
}

/** Further words for a feature, which only ads use. */
const alsoCalled: Readonly<Record<Feature, readonly string[]>> = {
  dyr: ['husdyr', 'kjæledyr', 'dyrehold'],
  balkong: ['solterrasse', 'markterrasse', 'uteplass med terrasse'],
  heis: [],
  parkering: ['p-plass', 'biloppstillingsplass', 'garasjeplasser', 'parkeringsplasser'],
  moblert: ['fullmøblert'],
}

/** What says by itself that a place lacks a feature. */
const lackedAs: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  dyr: petSpellings.refused,
  moblert: ['umøblert'],
}

/** They negate what follows in the same clause, until the other words turn it round. */
const negations = new Set(['uten', 'ikke', 'ingen', 'nei'])
const turns = new Set(['med', 'men', 'har'])

/**
 * The features that the texts of an ad mention: «uten heis» lacks a lift. Where texts say both, it lacks the feature, so that
 * it is not found by a promise that it does not keep.
 */
export function featuresInText(texts: readonly string[]): MentionedFeatures {
  const clauses = texts.flatMap((text) => text.toLocaleLowerCase('nb').split(/[,.;:!?()–\n]/)).map(wordsIn)
  const answers = featureNames.map((name) => ({ name, answer: answerOf(name, clauses) }))
  return {
    has: answers.filter(({ answer }) => answer === 'has').map(({ name }) => name),
    lacks: answers.filter(({ answer }) => answer === 'lacks').map(({ name }) => name),
  }
}

function answerOf(name: Feature, clauses: readonly string[][]): 'has' | 'lacks' | null {
  const found = clauses.flatMap((clause) => [
    ...[...features[name], ...alsoCalled[name]].flatMap((spelling) =>
      placesOf(spelling, clause).map((at) => (isNegated(clause, at) ? 'lacks' : 'has')),
    ),
    ...(lackedAs[name] ?? []).flatMap((spelling) => placesOf(spelling, clause).map(() => 'lacks' as const)),
  ])
  if (found.length === 0) return null
  return found.includes('lacks') ? 'lacks' : 'has'
}

/** «p-plass» is one word. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []

interface Place {
  from: number
  to: number
}

/** Where a spelling of one or more words stands in a clause. */
function placesOf(spelling: string, clause: readonly string[]): Place[] {
  const words = wordsIn(spelling)
  return [...clause.keys()]
    .filter((from) => words.every((word, place) => clause[from + place] === word))
    .map((from) => ({ from, to: from + words.length }))
}

function isNegated(clause: readonly string[], { from, to }: Place): boolean {
  const before = clause.slice(0, from)
  const turned = before.findLastIndex((word) => turns.has(word))
  return before.slice(turned + 1).some((word) => negations.has(word)) || clause[to] === 'ikke'
}
