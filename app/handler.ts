import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { RouterContextProvider } from 'react-router'
import { isStaffOnly } from '../domain/staff-paths.ts'
import type { Render } from '../server/pages/bare-page.ts'
import { createPageHandler } from './page-handlers.ts'
import { inlinedStylesContext, pageRequestContext, startUrlContext } from './page-request-context.ts'
import { inlinedStylesOf, withoutInlinedStyles } from './route-manifest.ts'
import { readStartUrls } from './takeover/start-urls.ts'

const routes = withoutInlinedStyles(build.assets.routes)
const built = { ...build, assets: { ...build.assets, routes } }

function createHandler(assets: string | null) {
  const stylesOf = openStyles(assets)
  const start = readStartUrls(assets)
  return createPageHandler(built, import.meta.env.MODE, {
    inlinesStyles: assets !== null,
    onPage: (context, routeId, url) => {
      context.set(inlinedStylesContext, stylesOf(routeId, url))
      context.set(startUrlContext, isStaffOnly(url.pathname) ? start.staff : start.public)
    },
  })
}

/** Customer service draws a dialog that its address asks for, with the form of one of these pages or the checklist. */
const dialogsOf: Readonly<Record<string, readonly string[]>> = {
  'routes/kundeservice': ['routes/melde-avvik', 'routes/sjekkliste-flyttevask'],
}

/** Gives the style sheets that are inlined in a page, or in all pages for null. Read once: a page has the same bytes each time. */
function openStyles(assets: string | null): (routeId: string | null, url: URL) => Uint8Array {
  const { routes } = build.assets
  const read = (ids: readonly string[]) =>
    Buffer.concat(
      assets ? inlinedStylesOf(routes, ids).map((address) => readFileSync(join(assets, address))) : [],
    )
  const ofAll = read([])
  const ofPage = new Map(Object.keys(routes).map((id) => [id, read([id])]))
  const ofDialog = new Map(Object.entries(dialogsOf).map(([id, drawn]) => [id, read([id, ...drawn])]))
  return (routeId, { searchParams }) => {
    if (!routeId) return ofAll
    return (searchParams.has('skjema') && ofDialog.get(routeId)) || ofPage.get(routeId) || ofAll
  }
}

/**
 * Makes what renders a requested page to a string. `assets` is the folder of the built browser files, whose styles are
 * inlined; null in development, where Vite serves each style sheet separately.
 */
export function openRender(assets: string | null): Render {
  const handler = createHandler(assets)
  return (request, pageRequest) => {
    const context = new RouterContextProvider()
    context.set(pageRequestContext, pageRequest)
    return handler(request, context)
  }
}

export { renderMail } from './mail/mail.tsx'
