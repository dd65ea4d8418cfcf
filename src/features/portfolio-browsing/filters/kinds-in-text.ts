import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { kinds, kindsOf, type PlaceKind } from './kinds.ts'

/** What the words of a text say of what is rented out. */
interface SaidKinds {
  is: PlaceKind[]
  isNot: PlaceKind[]
}

const oneOf = (words: string): Set<string> => new Set(words.split(' '))

/** What a kind may be the first half of: «kontorlokale», «lagerhallen», «hybelleilighet». «Butikkvindu» and «hybelhus» are other things. */
const halves = {
  bolig: 'leilighet|leiligheter|hybel',
  naering:
    'lokale[rt]?|lokalene|bygg|bygget|bygning|plass|plasser|rom|rommet|hall|haller|hallen|fellesskap|enhet|enheter|seksjon|seksjoner|areal|arealer|etasje|landskap|del',
} as const

/** The words of these are whole ones, or end other things: «treningsstudio», «uteservering», «matbutikk», «kjellerlager». */
const otherThings =
  /^(?:.+studio|.*(?:ute|mat|dagligvare|kiosk)(?:servering|butikk|butikken)|kjellerlager.*|hjemmekontor.*)$/u

const readerOf = (category: 'bolig' | 'naering') => {
  const kindsHere = kindsOf(category).map((kind) => {
    const words = kinds[kind].words.join('|')
    return {
      kind,
      named: new RegExp(`(?:${words})(?:s?(?:${halves[category]}))?$`, 'u'),
      /** «Leiligheten», «kontoret»: the one that the text is about, or one nearby. */
      known: new RegExp(`(?:${words})(?:en|et|n|ene|a)$`, 'u'),
    }
  })
  const all = kindsHere.flatMap(({ kind }) => kinds[kind].words).join('|')
  return { kinds: kindsHere, any: new RegExp(`${all}|roms`, 'u') }
}

const readers = { bolig: readerOf('bolig'), naering: readerOf('naering') }

/** After these stands what is near, or is had, or could be, or was, and not what is rented out. */
const asides = oneOf(
  'i på til fra ved nær nærme over under bak foran mot med uten som for av langs inntil mellom enn har utenom inkludert pluss samt trenger deler tidligere gammel gammelt gamle gamlet før opprinnelig mulighet muligheter mulig potensial kan kunne bli planlagt',
)
const negations = oneOf('ikke ingen nei aldri uten')
/** After these stands what is rented out, whatever stood before. */
const turns = oneOf('ligger leies leier tilbyr tilbys ledig ledige denne dette disse nå vår våre består')
/** «Passer for butikk», «brukes som kontor»: premises are what they are fit for. */
const fitness = oneOf(
  'egnet egner egnede velegnet passer passe passende perfekt ideell ideelt ypperlig godkjent tilrettelagt innredet regulert brukes benyttes',
)
const afterFitness = oneOf('for som til både seg')
/** «Leiligheten har», «kontoret er»: that one is rented out. */
const predicates = oneOf('har er består måler ligger leies disponerer inneholder passer går byr')
/** «Vi lager mat.» */
const makers = oneOf('vi du dere de han hun jeg man naboen naboene kantina kantinen kjøkkenet')
/** «Butikk i nabobygget», «lager i kjeller»; what a title names is rented out, wherever it is. */
const elsewhere = oneOf('kjeller kjelleren tilbygget nabobygget samme nabohuset bygget gården')

/** The kinds of a place of a category that a text claims. What is unclear is not. */
function kindsInText(text: string, category: 'bolig' | 'naering', isTitle: boolean): PlaceKind[] {
  const said: SaidKinds = { is: [], isNot: [] }
  for (const sentence of text.replace(/Villa \p{Lu}\p{L}+/gu, '').split(/[.!?\n]+(?=\s|$)/)) {
    const lower = sentence.toLowerCase()
    if (!readers[category].any.test(lower)) continue
    const clauses = lower
      .split(/[,;:()–|•+\n"«»]|\s[-/]\s/)
      .map((clause) => inClause(wordsIn(clause), category, isTitle))
    // The first sentence that says what is rented out decides: later ones tell of what is around.
    const claimed = clauses.flatMap(({ is }) => is)
    if (said.is.length === 0) said.is.push(...new Set(claimed))
    if (said.is.length === 0 && category === 'bolig' && isFlatByRooms(lower)) said.is.push('leilighet')
    said.isNot.push(...clauses.flatMap(({ isNot }) => isNot))
  }
  return said.is.filter((kind) => !said.isNot.includes(kind))
}

/** «Toroms», «3 roms» is a flat, where it is of no house: «4-roms tomannsbolig». */
const isFlatByRooms = (sentence: string): boolean =>
  /(?<![\p{L}\d])(?:[2-6]|to|tre|fire|fem)[ -]?roms(?!\p{L})/u.test(sentence) &&
  !/(?<!(?<!\p{L})i )(?<!\p{L})\p{L}*(?:hus|bolig|villa)(?!\p{L})/u.test(sentence)

/** «Kontor/lager» are two words, «pop-up-butikk» is one. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []

function inClause(clause: readonly string[], category: 'bolig' | 'naering', isTitle: boolean): SaidKinds {
  const said: SaidKinds = { is: [], isNot: [] }
  const reader = readers[category]
  let isAside = false
  let isNegated = false
  let isFit = false
  for (const [place, word] of clause.entries()) {
    const before = clause[place - 1] ?? ''
    if (turns.has(word) || (word === 'leie' && ['til', 'for'].includes(before)))
      isAside = isNegated = isFit = false
    else if (word === 'men') isAside = isNegated = false
    else if (category === 'naering' && fitness.has(word)) isFit = true
    else if (isFit && afterFitness.has(word)) isAside = false
    else if (asides.has(word)) {
      isAside = true
      isFit = false
    }
    if (negations.has(word)) isNegated = true
    if (!reader.any.test(word)) continue
    for (const { kind, named, known } of reader.kinds) {
      const isKnown = known.test(word)
      if ((!isKnown && !named.test(word)) || otherThings.test(word)) continue
      if (isNegated) said.isNot.push(kind)
      else if (!isAside && (isKnown ? isSubject(clause, place) : isTitle || isRentedOut(clause, place)))
        said.is.push(kind)
    }
  }
  return said
}

/** Whether a clause is about the one that it names: «Leiligheten har», «denne lyse leiligheten». */
const isSubject = (clause: readonly string[], place: number): boolean =>
  (place === 0 && predicates.has(clause[1] ?? '')) ||
  clause.slice(Math.max(0, place - 2), place).some((word) => ['denne', 'dette', 'disse'].includes(word))

const isRentedOut = (clause: readonly string[], place: number): boolean =>
  !(clause[place] === 'lager' && makers.has(clause[place - 1] ?? '')) &&
  !(clause[place + 1] === 'i' && elsewhere.has(clause[place + 2] ?? ''))

/** What is said of a place. */
interface Described {
  title: string
  description: string | null
  amenities: readonly string[]
}

/** The kinds that a place of a category is of: what its title says, or else its description, or else its amenities. */
export function kindsOfPlace(
  { title, description, amenities }: Described,
  category: CategorySlug,
): PlaceKind[] {
  if (category !== 'bolig' && category !== 'naering') return []
  for (const text of [title, description ?? '', amenities.join(', ')]) {
    const found = kindsInText(text, category, text === title)
    if (found.length > 0) return found
  }
  return []
}
