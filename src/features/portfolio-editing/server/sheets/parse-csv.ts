import { parse } from 'csv-parse/sync'
import { decodeText } from '../../../../platform/base/decode-text.ts'

const separators = [';', '\t', ','] as const

/** How an old XLS, a PDF, a page that calls itself XLS, RTF and JSON begin. */
const otherFile = /^(?:ÐÏ|\s*(?:%PDF|[<{]))/

/** Excel's own line above the headings, which it does not show: `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i

/** As much of a file as its separator is told from. */
const BEGINNING = 20_000

/**
 * The rows of CSV in UTF-8, UTF-16 or Windows-1252, separated by what stands most often on its lines.
 * @throws Error where it is no CSV.
 */
export function parseCsv(bytes: Buffer): string[][] {
  const text = decodeSheet(bytes).replace(/^\ufeff/, '')
  if (otherFile.test(text)) throw new Error('The file is no CSV')
  const line = separatorLine.exec(text)
  const body = line ? text.slice(line[0].length) : text
  return parse(body, {
    delimiter: line?.[1] ?? separatorOf(body),
    relax_column_count: true,
    // Offices write «3" rør» without thinking of CSV.
    relax_quotes: true,
    trim: true,
  })
}

/** Half of the bytes of Latin text in UTF-16 are zero: which half says in which order they stand, also without a mark. */
function decodeSheet(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const beginning = bytes.subarray(0, 400)
  const zeros = (parity: number) =>
    beginning.filter((byte, place) => byte === 0 && place % 2 === parity).length
  const many = beginning.length / 4
  if (zeros(1) > many && zeros(0) === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros(0) > many && zeros(1) === 0) return new TextDecoder('utf-16be').decode(bytes)
  return decodeText(bytes)
}

/** A title above the headings has few separators, and a decimal comma is none: the line in the middle decides. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, BEGINNING)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
  const countsOf = (separator: string) =>
    lines.map((line) => line.split(separator).length - 1).sort((one, other) => one - other)
  const [best] = separators
    .map((separator) => {
      const counts = countsOf(separator)
      return { separator, middle: counts[Math.floor(counts.length / 2)] ?? 0, most: counts.at(-1) ?? 0 }
    })
    .sort((one, other) => other.middle - one.middle || other.most - one.most)
  return best?.separator ?? ';'
}
