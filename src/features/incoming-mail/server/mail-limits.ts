/** Larger mails than this are not read. */
export const MAX_MAIL_BYTES = 30 * 1024 * 1024

/** As many base64 lines as fill a mail of the largest size, of the shortest lines that mail programs write. */
const MAX_LINES = 600_000

/** The parser keeps some two kilobytes for a line of text; an attachment in base64 costs much less. */
const MAX_TEXT_LINES = 50_000

/** Every line that begins with two hyphens may be the boundary of a part. */
const MAX_BOUNDARIES = 2_000

/** All headers of all parts together; the parser counts them. */
export const MAX_HEADER_BYTES = 256 * 1024
/** Parts within parts. */
export const MAX_PART_DEPTH = 20
/** Forwarded mails within forwarded mails; what is deeper becomes an attachment. */
export const MAX_FORWARD_DEPTH = 3

const NEWLINE = 0x0a
const HYPHEN = 0x2d
const MIN_BASE64_LINE = 40

/** The limit that a mail exceeds, checked in one pass before it is parsed. */
export function brokenLimit(raw: Uint8Array): 'too-large' | 'too-complex' | null {
  if (raw.length > MAX_MAIL_BYTES) return 'too-large'
  let [lines, textLines, boundaries] = [0, 0, 0]
  for (let start = 0; start < raw.length; ) {
    const newline = raw.indexOf(NEWLINE, start)
    const end = newline < 0 ? raw.length : newline
    lines += 1
    if (!isBase64(raw, start, end)) textLines += 1
    if (raw[start] === HYPHEN && raw[start + 1] === HYPHEN) boundaries += 1
    if (lines > MAX_LINES || textLines > MAX_TEXT_LINES || boundaries > MAX_BOUNDARIES) return 'too-complex'
    start = end + 1
  }
  return null
}

/** Whether a line is one of an attachment: long, and base64 from end to end. */
function isBase64(raw: Uint8Array, start: number, end: number): boolean {
  const stop = raw[end - 1] === 0x0d ? end - 1 : end
  if (stop - start < MIN_BASE64_LINE) return false
  for (let at = start; at < stop; at += 1) if (!isBase64Byte(raw[at] ?? 0)) return false
  return true
}

const isBase64Byte = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  byte === 0x2b ||
  byte === 0x2f ||
  byte === 0x3d
