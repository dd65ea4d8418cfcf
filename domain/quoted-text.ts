/** Text after this many characters is ignored: no person writes so much in a reply. */
export const MAX_READ_CHARACTERS = 200_000

/** The longest line that can start a quote, even with long names in it. */
const MAX_BEGINNING_CHARACTERS = 300

/*
 * Mail from outside is read line by line, each line once and each pattern from its start, so that a hostile text takes
 * no longer than other text of the same length.
 */

const divider =
  /^-{2,}\s*(opprinnelig melding|original message|videresendt melding|forwarded message|ursprungligt meddelande)\s*-{2,}$/i
const rule = /^_{10,}$/
const firstHeader = /^(fra|from|från):\s*\S/i
const nextHeader = /^(sendt|sent|date|dato|skickat|til|to|emne|subject):/i
const wrote = /(?<![\p{L}\d])(skrev|wrote)(?![\p{L}\d])/iu

/** A signature follows a line of two hyphens (RFC 3676 §4.3), or is a line that a phone adds. */
const signature = /^(--$|sendt fra min|sent from my|hent outlook for|get outlook for)/i

/** The text that the sender of a mail wrote, without the quoted mail and the signature. */
export function withoutQuotes(text: string): string {
  const lines = text
    .slice(0, MAX_READ_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
  const end = lines.findIndex((line, index) => isEnd(line, lines[index + 1] ?? ''))
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Whether a line starts the quoted mail, by the phrases of mail programs in Norwegian, Swedish, Danish and English.
 */
function isEnd(line: string, next: string): boolean {
  if (line.length > MAX_BEGINNING_CHARACTERS) return false
  return (
    divider.test(line) ||
    rule.test(line) ||
    signature.test(line) ||
    (firstHeader.test(line) && nextHeader.test(next.slice(0, MAX_BEGINNING_CHARACTERS).trimStart())) ||
    isAttribution(line, next)
  )
}

/** «21. nov. 2026 kl. 12.00 skrev Husvær <post@…>:», which may be broken before the address or within it. */
function isAttribution(line: string, next: string): boolean {
  const verb = line.search(wrote)
  if (verb < 0) return false
  const before = line.slice(0, verb)
  // Who, when: «Husvær <post@…> skrev …:» or a date before the word.
  if (line.endsWith(':')) return /\d/.test(before) || /<[^<>@]+@[^<>]+>/.test(before)
  return /\d/.test(before) && next.length <= MAX_BEGINNING_CHARACTERS && /[@>]\S{0,20}:$/.test(next)
}
