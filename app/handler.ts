import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageRequest } from '../server/pages/page-request.ts'
import { inlinedStylesContext, pageRequestContext } from './page-request-context.ts'
import { inlinedStyles, withoutInlinedStyles } from './route-manifest.ts'

const routes = withoutInlinedStyles(build.assets.routes)
const handler = createRequestHandler({ ...build, assets: { ...build.assets, routes } }, import.meta.env.MODE)

// In development there are none: Vite serves each style sheet separately. The build's own folder is known only relative
// to where it was made; what is read lies beside this file, in whatever folder the site is started.
const styles = inlinedStyles(build.assets.routes)
  .map((address) => readFileSync(join(import.meta.dirname, '../client', address), 'utf8'))
  .join('')

/** Renders the requested page to a string. `pageRequest` carries the server's services. */
export function handle(request: Request, pageRequest: PageRequest): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, pageRequest)
  context.set(inlinedStylesContext, styles)
  return handler(request, context)
}

export { renderMail } from './mail/mail.tsx'
