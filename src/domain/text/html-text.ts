import { decodeHTMLStrict } from 'entities/decode'
import { MAX_READ_CHARACTERS } from './quoted-text.ts'

/** Elements whose content is not text. */
const hidden = /^(style|script|title)$/

/** Elements that start and end a line. */
const blocks = /^(p|div|li|tr|h[1-6]|ul|ol|table|blockquote|pre|hr)$/

/** Mail programs indent by a blockquote without a border; one that quotes a mail has none of this in its style. */
const indent = /style\s*=\s*["'][^"']*border(-\w+)?\s*:\s*(none|0)/i

/** How many characters of a tag's attributes are read. */
const MAX_TAG_CHARACTERS = 1000

/**
 * The text of an HTML mail, with what it quotes marked as in plain text, by `>`. Reads the HTML once from start to end, so
 * that hostile HTML takes no longer than other HTML of the same length.
 */
export function textOfHtml(whole: string): string {
  const html = whole.slice(0, MAX_READ_CHARACTERS)
  /** Of each open blockquote, whether it quotes. */
  const quotes: boolean[] = []
  let depth = 0
  const lines = [{ depth, text: '' }]
  const breakLine = () => lines.push({ depth, text: '' })
  const write = (text: string) => {
    const line = lines.at(-1)
    if (!line) return
    const words = text.replace(/[ \t\r\n\f]+/g, ' ')
    line.text += line.text ? words : words.replace(/^ /, '')
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
    if (opens && hidden.test(name)) {
      const end = endOf(html, name, at)
      if (end < 0) break
      at = end
    } else if (name === 'blockquote') {
      if (opens) quotes.push(!indent.test(tag))
      if (opens ? quotes.at(-1) : quotes.pop()) depth += opens ? 1 : -1
      const line = lines.at(-1)
      if (line?.text) breakLine()
      else if (line) line.depth = depth
    } else if (name === 'br' || (blocks.test(name) && lines.at(-1)?.text)) breakLine()
    else if (name === 'td') write(' ')
  }
  return lines
    .map((line) => (line.depth > 0 ? '> ' : '') + line.text.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim()
}

/** Where the closing tag of an element begins; -1 where it has none. */
function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}\\b`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? -1
}
