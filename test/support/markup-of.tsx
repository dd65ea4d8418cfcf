import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { MemoryRouter } from 'react-router'

/** The HTML of a part of a page, whose links ask the router where they are. */
export const markupOf = (part: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)

/** The same of a part whose code is loaded when it is shown. */
export async function loadedMarkupOf(part: ReactNode): Promise<string> {
  return text((await prerenderToNodeStream(<MemoryRouter>{part}</MemoryRouter>)).prelude)
}
