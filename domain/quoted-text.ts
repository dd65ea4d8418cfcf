/**
 * Where the mail that somebody answers begins: what mail programs put before it, in Norwegian, Swedish, Danish and
 * English.
 */
const beginnings: readonly RegExp[] = [
  /^-{2,}\s*(opprinnelig melding|original message|videresendt melding|forwarded message|ursprungligt meddelande)\s*-{2,}\s*$/im,
  // «21. nov. 2026 kl. 12.00 skrev Husvær <post@…>:», which may be broken before the address.
  /^[^\n]{0,60}\d[^\n]{0,80}\b(skrev|wrote)\b([^\n]{0,200}:|[^\n]{0,200}\n[^\n]{0,200}[@>][^\n]{0,20}:)\s*$/im,
  /^[^\n]{2,100}<[^\n@]+@[^\n>]+>\s+(skrev|wrote)\b[^\n]{0,100}:\s*$/im,
  /^(fra|from|från):\s[^\n]+\n(\s*(sendt|sent|date|dato|skickat|til|to|emne|subject):\s[^\n]*\n){1,4}/im,
  /^_{10,}\s*$/m,
]

/** A signature stands after a line of two hyphens (RFC 3676 §4.3), or is what a telephone adds. */
const signatures: readonly RegExp[] = [
  /^-- ?$/m,
  /^(sendt fra min|sent from my|hent outlook for|get outlook for)[^\n]*$/im,
]

/** What somebody wrote themselves in a mail, without the mail that they answer and without their signature. */
export function withoutQuotes(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\u00a0/g, ' ')
  const ends = [...beginnings, ...signatures]
    .map((pattern) => plain.search(pattern))
    .filter((place) => place >= 0)
  const own = plain.slice(0, ends.length > 0 ? Math.min(...ends) : undefined)
  const lines = own.split('\n').filter((line) => !/^\s*>/.test(line))
  return lines
    .join('\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  Aring: 'Å',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
}

/** The text of a mail that is only HTML, without what it quotes. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(blockquote\b|div[^>]*\bclass="?(gmail_quote|moz-cite-prefix))[\s\S]*$/i, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,7});/g, (whole, code) => fromCode(Number(code), whole))
    .replace(/&#x([0-9a-f]{1,6});/gi, (whole, code) => fromCode(Number.parseInt(code, 16), whole))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}

function fromCode(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
