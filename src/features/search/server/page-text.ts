import { textOfHtml } from '../../../domain/text/html-text.ts'

/** What a finished page says, for the index. */
interface PageText {
  /** Its name, without that of the company. */
  title: string
  description: string
  /** The words of its main part. */
  body: string
  /** Its sections that have an address of their own. */
  sections: { id: string; title: string; body: string }[]
}

/** A page's words are found by its beginning; a longer one would only be found by everything. */
const MAX_BODY = 20_000

/** The text of one of the site's own pages; null where it has no name or no main part. */
export function textOfPage(html: string): PageText | null {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
  const name = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="[^"]*"/.exec(html)?.[0] ?? ''
  // After the dash stands the company's name.
  const title = textOfHtml(name.replace(/ – [^–]*$/, '')).trim()
  if (!title || !main) return null
  return {
    title,
    description: textOfHtml(description.replace(/^.*content="/, '').replace(/"$/, '')).trim(),
    body: bodyOf(main),
    sections: [...main.matchAll(/<section id="([^"]+)">(.*?)<\/section>/gs)].map(
      ([, id = '', section = '']) => ({
        id,
        title: textOfHtml(/<h2[\s>].*?<\/h2>/s.exec(section)?.[0] ?? '').trim(),
        body: bodyOf(section),
      }),
    ),
  }
}

/** The words of a part of a page, without the marks of a quote. */
const bodyOf = (html: string) => textOfHtml(html).replace(/^> /gm, '').slice(0, MAX_BODY)
