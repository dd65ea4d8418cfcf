import { isUtf8 } from 'node:buffer'
import { decodeText } from '../../../platform/base/decode-text.ts'

const NEWLINE = 0x0a

/** Labels that say nothing. */
const unknownCharset =
  /;?\s*charset\s*=\s*"?(unknown-8bit|x-unknown|unknown|default|binary|8bit)?"?\s*(?=;|$)/i

/** A mail has fewer lines than may be looked at for its parts. */
const MAX_PARTS = 2_000

/**
 * A mail with the character set declared where it is not: headers in 8 bits are made UTF-8, and text parts without one are
 * declared UTF-8 where their bytes are that, and Windows-1252 otherwise, as old mail programs write. Gives the mail itself
 * where nothing is missing.
 */
export function declareCharsets(raw: Uint8Array): Uint8Array {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.length)
  const edits: Edit[] = []
  const boundaries: string[] = []
  let at = 0
  for (let parts = 0; at < mail.length && parts < MAX_PARTS; parts += 1) {
    const head = readHead(mail, at)
    const boundary = /boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(head.type?.value ?? '')
    if (boundary) boundaries.push(boundary[1] ?? boundary[2] ?? '')
    const end = nextBoundary(mail, head.end, boundaries)
    const label = labelFor(mail.subarray(head.end, end), head)
    edits.push(...head.edits.filter(({ from }) => from !== label?.from), ...(label ? [label] : []))
    at = endOfLine(mail, end)
  }
  return edits.length === 0 ? raw : applied(mail, edits)
}

/** Bytes of a mail that are replaced. */
interface Edit {
  from: number
  to: number
  by: Buffer
}

interface Head {
  type: { value: string; from: number; to: number } | null
  encoding: string
  /** Of its headers in 8 bits. */
  edits: Edit[]
  /** The blank line, and where the body begins. */
  blank: number
  end: number
}

const endOfLine = (mail: Buffer, at: number): number => {
  const newline = mail.indexOf(NEWLINE, at)
  return newline < 0 ? mail.length : newline + 1
}

/** The headers of a mail or a part, each with the lines that continue it (RFC 5322 §2.2.3). */
function readHead(mail: Buffer, start: number): Head {
  const head: Head = { type: null, encoding: '', edits: [], blank: mail.length, end: mail.length }
  let to = start
  for (let at = start; at < mail.length; at = to) {
    to = endOfLine(mail, at)
    if (
      mail
        .subarray(at, Math.min(to, at + 3))
        .toString('latin1')
        .trim() === ''
    )
      return { ...head, blank: at, end: to }
    while (mail[to] === 0x20 || mail[to] === 0x09) to = endOfLine(mail, to)
    const bytes = mail.subarray(at, to)
    const value = decodeText(bytes)
    if (!isUtf8(bytes)) head.edits.push({ from: at, to, by: Buffer.from(value) })
    if (/^content-type\s*:/i.test(value)) head.type ??= { value: value.trimEnd(), from: at, to }
    if (/^content-transfer-encoding\s*:/i.test(value)) head.encoding = value
  }
  return head
}

/** Where the next boundary's line begins; the mail's end where there is none. */
function nextBoundary(mail: Buffer, from: number, boundaries: readonly string[]): number {
  if (boundaries.length === 0) return mail.length
  for (let at = from; at < mail.length; at = endOfLine(mail, at)) {
    if (mail[at] !== 0x2d || mail[at + 1] !== 0x2d) continue
    const line = mail.subarray(at + 2, at + 202).toString('latin1')
    if (boundaries.some((boundary) => line.startsWith(boundary))) return at
  }
  return mail.length
}

/** The header that declares the character set of a text part; null where it does so, or needs none. */
function labelFor(body: Buffer, { type, encoding, blank }: Head): Edit | null {
  const value = type?.value ?? 'Content-Type: text/plain'
  if (!/^content-type\s*:\s*text\//i.test(value)) return null
  const says = value.replace(unknownCharset, '')
  if (/charset\*?\s*=/i.test(says)) return null
  const isOther = !isUtf8(decoded(body, encoding))
  if (!isOther && says === value) return null
  const by = Buffer.from(`${says.replace(/;\s*$/, '')}; charset=${isOther ? 'windows-1252' : 'utf-8'}\r\n`)
  return type ? { from: type.from, to: type.to, by } : { from: blank, to: blank, by }
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body.toString('latin1'), 'base64')
  if (!/quoted-printable/i.test(encoding)) return body
  const text = body
    .toString('latin1')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}

function applied(mail: Buffer, edits: readonly Edit[]): Buffer {
  const pieces: Buffer[] = []
  let at = 0
  for (const { from, to, by } of edits) {
    pieces.push(mail.subarray(at, from), by)
    at = to
  }
  return Buffer.concat([...pieces, mail.subarray(at)])
}
