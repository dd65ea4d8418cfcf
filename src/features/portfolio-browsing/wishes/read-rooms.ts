import * as words from './wish-words.ts'

/** The bedrooms that some words ask for. */
interface ReadRooms {
  /** How many words that takes. */
  length: number
  /** In order, the fewest first; 0 of a home of one room. */
  bedrooms: number[]
  /** Whether more will do too. */
  isLeast: boolean
}

/** No home has more rooms than one digit says. */
const MAX_ROOMS = 9

/**
 * The rooms that a wish begins with: «2-roms», «toroms», «to eller tre soverom», «minst 2 soverom», «4 roms eller større». One of the
 * rooms is the living room. Null where it begins with none.
 */
export function readRooms(following: readonly string[]): ReadRooms | null {
  const isLimited = isOneOf(words.lowerLimits, following[0])
  let length = isLimited ? 1 : 0
  let isLeast = isLimited
  const counts: number[] = []
  let unit: Unit | null = null
  const skipOrMore = () => {
    if (following[length] !== 'eller' || !isOneOf(words.moreWords, following[length + 1])) return
    length += 2
    isLeast = true
  }
  while (!unit) {
    const joint = counts.length > 0 && isOneOf(words.betweenCounts, following[length]) ? 1 : 0
    const next = countIn(following[length + joint])
    const last = counts.at(-1) ?? 0
    if (!next || next.count <= last) break
    // «2-3 roms», «2 til 4 soverom».
    if (counts.length > 0 && (joint === 0 || following[length] === 'til'))
      for (let between = last + 1; between < next.count; between += 1) counts.push(between)
    counts.push(next.count)
    unit = next.unit
    length += joint + 1
  }
  if (counts.length === 0) return null
  skipOrMore()
  if (!unit) {
    unit = unitIn(following[length])
    length += 1
  }
  if (!unit) return null
  skipOrMore()
  const living = unit === 'rooms' ? 1 : 0
  return { length, bedrooms: counts.map((count) => count - living), isLeast }
}

type Unit = 'rooms' | 'bedrooms'

/** «2», «to», «tre» in «treromsleilighet». */
function countIn(word = ''): { count: number; unit: Unit | null } | null {
  const [, ofRooms] = /^(\p{L}+?)(?:roms|romms)(?:$|leilighet)/u.exec(word) ?? []
  const count = numberOf(ofRooms ?? word)
  return count === null || count > MAX_ROOMS ? null : { count, unit: ofRooms ? 'rooms' : null }
}

function unitIn(word: string | undefined): Unit | null {
  if (isOneOf(words.unitWords.rooms, word)) return 'rooms'
  return isOneOf(words.unitWords.bedrooms, word) ? 'bedrooms' : null
}

/** A number in digits or in letters. */
export function numberOf(word: string): number | null {
  if (/^\d{1,7}$/.test(word)) return Number(word)
  return words.numbersByWord[word] ?? null
}

const isOneOf = (spellings: readonly string[], word = ''): boolean => spellings.includes(word)
