/** Numbers that are written in letters. */
export const numbersByWord: Readonly<Record<string, number>> = {
  en: 1,
  ett: 1,
  ei: 1,
  one: 1,
  to: 2,
  two: 2,
  tvo: 2,
  tre: 3,
  three: 3,
  fire: 4,
  four: 4,
  fem: 5,
  five: 5,
}

export const monthWords: readonly (readonly string[])[] = [
  ['januar', 'january', 'jan'],
  ['februar', 'february', 'feb'],
  ['mars', 'march'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['desember', 'december', 'des', 'dec'],
]

export const unitWords = {
  /** «2-roms» has one bedroom. */
  rooms: ['roms', 'rom', 'romms', 'romsleilighet', 'roms leilighet', 'room', 'rooms'],
  bedrooms: ['soverom', 'soverum', 'bedroom', 'bedrooms', 'sov'],
  area: ['m2', 'm²', 'kvm', 'kvadrat', 'kvadratmeter', 'sqm'],
  money: ['kr', 'kroner', 'nok', 'mnd', 'måned', 'month'],
} as const

/** What is wished is this at most, or this at least. */
export const upperLimits = ['under', 'maks', 'max', 'maksimalt', 'inntil', 'opptil', 'below', 'høyst']
export const lowerLimits = ['minst', 'over', 'minimum', 'min', 'above']

/** What stands before a limit and says no more than the number does. */
export const limitWords = [...upperLimits, ...lowerLimits, 'fra', 'from', 'til', 'innen']

/** «Mellom 10 000 og 12 000». */
export const rangeWords = { before: ['mellom', 'fra', 'between', 'from'], within: ['og', 'til', 'and', 'to'] }

/** «2 soverom eller flere». */
export const moreWords = ['flere', 'mer', 'fler', 'større', 'more']

/** «To eller tre soverom», «2 til 4 roms». */
export const betweenCounts = ['eller', 'og', 'til', 'or']

/** What follows is not wanted. */
export const negations = ['uten', 'ikke', 'ingen', 'without', 'no']

export const skippedWords = [
  'i',
  'på',
  'ved',
  'med',
  'til',
  'for',
  'og',
  'av',
  'som',
  'der',
  'leie',
  'leies',
  'leige',
  'utleie',
  'ønskes',
  'søker',
  'ser',
  'etter',
  'vil',
  'jeg',
  'eg',
  'æ',
  'ha',
  'har',
  'trenger',
  'in',
  'with',
  'rent',
  'a',
  'the',
  'and',
  'near',
  'nær',
  'rundt',
  'omkring',
  'området',
  'kr',
  'finnes',
  'noen',
  'noe',
  'en',
  'et',
  'ei',
  'dere',
  'vi',
  'eller',
  'bedre',
  'større',
  'lov',
  'tillatt',
  'plass',
]
