const floors: readonly string[] = ['første', 'andre', 'tredje', 'fjerde', 'femte', 'sjette']

/** «2. etasje til venstre», «2. etg. v.», «andre etg». */
const floorPattern =
  /(?<![\p{L}\d])(\d{1,2}|første|andre|tredje|fjerde|femte|sjette)\.?\s*(?:etasje|etg|et)(?!\p{L})\.?,?\s*(?:(?:til\s+)?(venstre|høyre|hoyre|v|h)(?!\p{L})\.?)?/iu

/** «H0201», with or without a space; those of the cellar, the loft and below are U, L and K. */
const officialPattern = /(?<![\p{L}\d])([HUKL])\s?-?(\d{3,4})(?![\p{L}\d])/iu

const numberPattern =
  /(?<!\p{L})(?:leilighetsnummer|leilighetsnr|leilighet|leil|lgh|lei|hybel|enkeltrom|rom|studio|bolig|seksjon|bod)\.?\s*(?:nr\.?|nummer)?\s*(\d{1,4})(?![\p{L}\d])/iu

/** A flat, and the text without it. Null where none is named. */
export function takeFlat(text: string): { flat: string | null; rest: string } {
  let flat: string | null = null
  let rest = text
  // All are taken out, the most exact one is said.
  for (const [pattern, nameOf] of patterns) {
    const found = pattern.exec(rest)
    if (!found) continue
    flat ??= nameOf(found)
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  return { flat, rest }
}

const patterns: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [officialPattern, ([, level = '', number = '']) => `${level.toUpperCase()}${number.padStart(4, '0')}`],
  [numberPattern, ([, number = '']) => withoutZeros(number)],
  [floorPattern, ([, floor = '', side]) => onFloor(floor, side)],
]

const withoutZeros = (number: string) => number.replace(/^0+(?=\d)/, '')

function onFloor(floor: string, side: string | undefined): string {
  const spelled = floors.indexOf(floor.toLowerCase())
  const name = `${spelled < 0 ? withoutZeros(floor) : spelled + 1}. etasje`
  if (!side) return name
  return `${name} til ${side.toLowerCase().startsWith('v') ? 'venstre' : 'høyre'}`
}

/** The flat that an answer to «Leilighetsnummer» names: «H0201», «201» or «2. etasje»; null where it is none. */
export function parseFlatAnswer(answer: string): string | null {
  const { flat } = takeFlat(answer)
  const bare = /^(?:nr\.?\s*)?(\d{1,4})$/i.exec(answer.trim())?.[1]
  return flat ?? (bare ? withoutZeros(bare) : null)
}

/** All spellings of a flat: «H0201» is also «201». */
export function spellingsOfFlat(flat: string): string[] {
  const official = /^H0?(\d{3,4})$/.exec(flat)
  if (official) return [flat, withoutZeros(official[1] ?? '')]
  return /^\d{3}$/.test(flat) ? [flat, `H0${flat}`] : [flat]
}

/** «H0201» of «201» as well: as staff read it. */
export const nameOfFlat = (flat: string): string =>
  spellingsOfFlat(flat).find((spelling) => spelling.startsWith('H')) ?? flat

/** One spelling for all of a flat. */
export const flatKey = (flat: string): string => spellingsOfFlat(flat).sort()[0] ?? flat
