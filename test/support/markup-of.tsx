import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** The HTML of a part of a page, whose links ask the router where they are. */
export const markupOf = (part: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
