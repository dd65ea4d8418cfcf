import { randomBytes } from 'node:crypto'
import type { Inline } from '../../platform/http/security.ts'

/**
 * Marks the inline scripts and styles of the application while a page is rendered. What a person has written cannot have it: it is
 * made anew for each.
 */
export const newMark = (): string => randomBytes(12).toString('base64url')

/** A page without the marks, and the scripts and styles that had them. */
export function takeMarked(html: string, mark: string): { html: string; inline: Inline } {
  const attribute = ` nonce="${mark}"`
  const marked = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</${name}>`, 'g'))]
      .map(([, content = '']) => content)
      .filter(Boolean)
  return {
    html: html.replaceAll(attribute, ''),
    inline: { scripts: marked('script'), styles: marked('style') },
  }
}
