import { decodeHTMLStrict } from 'entities/decode'
import { MAX_READ_CHARACTERS } from './quoted-text.ts'

/** Elements whose content is not text. */
const hidden = /^(style|script|title)$/

/** Elements that start and end a line. */
const blocks = /^(p|div|li|tr|h[1-6]|ul|ol|table|blockquote|pre|hr)$/

/** The classes and ids of quoted mail in Gmail, Thunderbird and Outlook on the web. */
const quotes = /\b(class|id)\s*=\s*["']?(gmail_quote|moz-cite-prefix|divRplyFwdMsg|appendonsend)/i

/** How many characters of a tag's attributes are read. */
const MAX_TAG_CHARACTERS = 1000

/**
 * The text of an HTML mail, up to the mail that it quotes. Reads the HTML once from start to end, so that hostile HTML
 * takes no longer than other HTML of the same length.
 */
export function textOfHtml(whole: string): string {
  const html = whole.slice(0, MAX_READ_CHARACTERS)
  const lines = ['']
  const write = (text: string) => {
    const line = lines.length - 1
    const words = text.replace(/[ \t\r\n\f]+/g, ' ')
    lines[line] += lines[line] ? words : words.replace(/^ /, '')
  }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    write(decodeHTMLStrict(html.slice(at, open < 0 ? undefined : open)))
    if (open < 0) break
    if (!/[a-z/!?]/i.test(html.charAt(open + 1))) {
      write('<')
      at = open + 1
      continue
    }
    // Outlook writes tags inside comments.
    const isComment = html.startsWith('<!--', open)
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close < 0) break
    at = close + (isComment ? 3 : 1)
    if (isComment) continue
    const tag = html.slice(open, Math.min(close, open + MAX_TAG_CHARACTERS))
    const name = /^<\/?([a-z][a-z0-9]{0,20})/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    const opens = tag[1] !== '/'
    if (opens && (name === 'blockquote' || (name === 'div' && quotes.test(tag)))) break
    if (opens && hidden.test(name)) {
      const end = endOf(html, name, at)
      if (end < 0) break
      at = end
    } else if (name === 'br' || (blocks.test(name) && lines.at(-1))) lines.push('')
    else if (name === 'td') write(' ')
  }
  return lines
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim()
}

/** Where the closing tag of an element begins; -1 where it has none. */
function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}\\b`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? -1
}
