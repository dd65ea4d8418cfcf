/** Text after this many characters is ignored: no person writes so much in a reply. */
export const MAX_READ_CHARACTERS = 200_000

/** The longest line that can start a quote, even with long names in it. */
const MAX_START_CHARACTERS = 300

/** How many lines the line before a quote may be broken into. */
const MAX_START_LINES = 3

/*
 * Mail from outside is read line by line, each line a few times and each pattern from its start, so that a hostile text
 * takes no longer than other text of the same length.
 */

/** What the quoted mails are known by: only what surely was ours is removed. */
export interface Ours {
  /** Addresses that our mails come from or are answered to. */
  addresses: readonly string[]
  /** The names that our mails carry as their sender. */
  names: readonly string[]
  /** The line that our mails begin with. */
  marker: string
  /** The names in the last lines of our mails, before the address, which staff may change. */
  signatures: readonly string[]
}

const from = /^(fra|from|från|von|van|de|da|od|frá|lähettäjä)\s?:/i
const otherHeader =
  /^(sendt|sent|date|dato|datum|skickat|gesendet|verzonden|envoyé|enviado|inviato|data|wysłano|lähetetty|sent á|til|to|till|an|aan|à|para|a|do|vastaanottaja|kopi|cc|emne|subject|ämne|betreff|onderwerp|objet|asunto|oggetto|temat|aihe|svar til|reply-to)\s?:/i

/** What stands between the answer and the header lines of a quoted mail. */
const divider =
  /^(_{10,}|-{2,} ?(original message|forwarded message|(opprinnelig|original|videresendt) (melding|e-post)|oprindelig (meddelelse|besked)|(ursprungligt|vidarebefordrat) meddelande|ursprüngliche nachricht|oorspronkelijk bericht|message d.origine|mensaje original|messaggio originale) ?-{2,})$/i

/** The line that a mail program adds below what was written: a device or a program, and nothing else. */
const deviceLine =
  /^((sendt|sent|skickat|gesendet|verzonden) (fra|from|från|von|vanaf|mit|via) (min |my |meinem |mijn )?(iphone|ipad|ipod|mac|android|samsung|galaxy|huawei|xperia|oneplus|nokia|windows|outlook|mobil|mobile|telefon|smartphone|yahoo|proton|tb)|(hent|get|skaffa|hämta) outlook (for|för|til) )[^.,!?:]{0,40}(<[^<>\s]{1,200}>)?$/i

/**
 * The text that the sender of a mail wrote, without what surely quotes a mail of ours; answers below and between what is
 * quoted stay.
 */
export function withoutQuotes(text: string, ours: Ours): string {
  const lines = linesOf(text)
  const own: string[] = []
  const ends = endsOfOurs(lines, ours)
  let isQuoting = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) {
      const end = endOfQuoted(lines, at)
      if (!isQuoting && isOurQuote(lines.slice(at, end), ours)) {
        isQuoting = true
        dropEnd(own, isDividerOrDevice)
      }
      if (!isQuoting) own.push(...lines.slice(at, end))
      at = end
      continue
    }
    const length = quoteStart(lines, at, ours, ends)
    if (length === 0) {
      own.push(line)
      at += 1
      continue
    }
    isQuoting = true
    dropEnd(own, isDividerOrDevice)
    const next = nextWritten(lines, at + length)
    // What no mark tells apart ends with our last signature, or with the text.
    at = isQuoted(lines[next] ?? '') ? next : ends.signature > next ? ends.signature : lines.length
  }
  // Where nothing is quoted below, a divider is the sender's own line.
  dropEnd(own, isDevice)
  return textOf(own)
}

/** The whole text of a mail, with what it quotes. */
export const wholeText = (text: string): string => textOf(linesOf(text))

const linesOf = (text: string) =>
  text
    .slice(0, MAX_READ_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())

const textOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const isQuoted = (line: string) => line.trimStart().startsWith('>')

const unquoted = (line: string) => line.replace(/^[> ]+/, '')

function endOfQuoted(lines: readonly string[], start: number): number {
  let at = start
  while (at < lines.length && isQuoted(lines[at] ?? '')) at += 1
  return at
}

function nextWritten(lines: readonly string[], start: number): number {
  let at = start
  while (at < lines.length && !lines[at]?.trim()) at += 1
  return at
}

/** Whether lines that a mail program marked as quoted are a mail of ours: by their first lines, or our marker. */
function isOurQuote(quoted: readonly string[], ours: Ours): boolean {
  const lines = quoted.map(unquoted)
  const first = nextWritten(lines, 0)
  return (
    lines.some((line) => isMarker(line, ours)) ||
    headerLines(lines, first, ours) > 0 ||
    attributionLines(lines, first, ours) > 0
  )
}

/** How many lines introduce a mail of ours from a line on; 0 where none does. */
function quoteStart(lines: readonly string[], at: number, ours: Ours, ends: Ends): number {
  const line = lines[at] ?? ''
  if (!line || line.length > MAX_START_CHARACTERS) return 0
  if (isMarker(line, ours)) return 1
  const headers = headerLines(lines, at, ours)
  // The sender may write of a letter of ours in the same manner.
  if (headers > 0)
    return lines.slice(at, at + headers).some((header) => header.includes('@')) || ends.any >= at + headers
      ? headers
      : 0
  const attribution = attributionLines(lines, at, ours)
  if (attribution === 0) return 0
  const next = nextWritten(lines, at + attribution)
  // A sentence may look the same: what follows has to be marked as quoted, or to be ours by what it says.
  return isQuoted(lines[next] ?? '') || ends.any >= next ? attribution : 0
}

const isMarker = (line: string, { marker }: Ours) =>
  line.length <= MAX_START_CHARACTERS && line.includes(marker)

/** «Fra: Husvær <post@…>», «Sendt: …», «Til: …»: header lines, which Outlook and others set before a mail. */
function headerLines(lines: readonly string[], at: number, ours: Ours): number {
  const first = headerLine(lines[at])
  if (!from.test(first) || !isOurs(first, ours)) return 0
  let [end, count] = [at + 1, 0]
  for (let next = end; next < Math.min(lines.length, at + 9); next += 1) {
    if (!otherHeader.test(headerLine(lines[next]))) continue
    count += 1
    end = next + 1
  }
  return count >= 2 ? end - at : 0
}

/** Mail programs that turn HTML into text write stars for bold. */
const headerLine = (line = '') => line.slice(0, MAX_START_CHARACTERS).replaceAll('*', '').trim()

/** «Den 21. nov. 2026 kl. 12.00 skrev Husvær <post@…>:» in any language, which may be broken into several lines. */
function attributionLines(lines: readonly string[], at: number, ours: Ours): number {
  let joined = ''
  for (let count = 1; count <= MAX_START_LINES; count += 1) {
    const line = lines[at + count - 1]?.trim()
    if (!line || line.length > MAX_START_CHARACTERS) return 0
    // What stands above such a line is the sender's, also without an empty line between.
    if (count > 1 && beginsAttribution.test(line)) return 0
    joined += `${joined && ' '}${line}`
    if (!joined.endsWith(':')) continue
    return isAttribution(joined, ours) && (count === 1 || mayBeginAttribution(joined, ours)) ? count : 0
  }
  return 0
}

/** «Den 21. nov.», «On Fri, 27 Nov», «fre. 27. nov.», «27.11.2026», «2026-11-27»: what an attribution begins with, in the languages of our tenants. */
const beginsAttribution =
  /^((den|on|am|le|op|el|il|em|w dniu|dne|þann|pe) (\p{L}{2,9}[.,]{0,2} ){0,2}(den )?\d|(ma|man|ti|tir?s|on|ons|to|tor|fre?|lør?|lör|søn?|sön|mon|tue|wed|thu|fri|sat|sun|mån|lun|mar|mer|jeu|ven|sam|dim)[a-zé]{0,6}[.,]{0,2} (den )?(\p{L}{3,9}[.,]? )?\d|\d{1,4}[./-] ?(\d|\p{L}))/iu

/** Some begin with our name or address: «Husvær <post@…> skrev den 21. nov.:». */
const mayBeginAttribution = (joined: string, { addresses, names }: Ours): boolean =>
  beginsAttribution.test(joined) ||
  [...addresses, ...names].some((own) =>
    joined
      .toLowerCase()
      .replace(/^["'<]+/, '')
      .startsWith(own.toLowerCase()),
  )

function isAttribution(line: string, { addresses, names }: Ours): boolean {
  if (!/\d/.test(line)) return false
  const text = joinedAddress(line.toLowerCase())
  if (addresses.some((address) => text.includes(address))) return true
  // Without an address, by the time of day and our name, last but for a verb: «On 20/11/2026 14:02, Husvær wrote:».
  return (
    /\d[.:]\d\d/.test(text) &&
    names.some((name) => {
      const after = text.split(name.toLowerCase()).at(-1) ?? text
      return after !== text && /^( \p{L}{1,12}){0,2} ?:$/u.test(after)
    })
  )
}

/** An address is broken where a line ends: «Husvær < post@…>». */
const joinedAddress = (text: string) => text.replaceAll('< ', '<')

/** Whether a header line names us as the sender. */
function isOurs(line: string, { addresses, names }: Ours): boolean {
  const value = line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toLowerCase()
  if (addresses.some((address) => value.includes(address))) return true
  return names.some((name) => value.replace(/["']/g, '').replace(/\s*[<[].*$/, '') === name.toLowerCase())
}

/** Where the last mail of ours ends, by its signature, and the last line that is surely ours. */
interface Ends {
  signature: number
  any: number
}

function endsOfOurs(lines: readonly string[], ours: Ours): Ends {
  const signed = lines.findLastIndex((line, at) => isSignature(line, lines[at - 1] ?? '', ours))
  const isPhone = /^[\d +]{5,20}$/.test(lines[signed + 1] ?? '')
  return {
    signature: signed < 0 ? -1 : signed + (isPhone ? 2 : 1),
    any: Math.max(
      signed,
      lines.findLastIndex((line) => isMarker(line, ours)),
    ),
  }
}

const isSignature = (line: string, before: string, { signatures }: Ours) =>
  line.length <= MAX_START_CHARACTERS &&
  /\S@\S+\.\S/.test(line) &&
  signatures.some((signature) => line.includes(signature) || before.trim() === signature)

const isDevice = (line: string) => deviceLine.test(line.slice(0, MAX_START_CHARACTERS))

/** What mail programs set between the answer and a quote. */
const isDividerOrDevice = (line: string) => divider.test(line) || isDevice(line)

/** Takes away the last lines that a mail program has set. */
function dropEnd(own: string[], isOfProgram: (line: string) => boolean): void {
  while (own.length > 0) {
    const last = own.at(-1)?.trim() ?? ''
    if (last && !isOfProgram(last)) return
    own.pop()
  }
}
