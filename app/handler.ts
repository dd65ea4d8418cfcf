import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Render } from '../server/pages/bare-page.ts'
import { inlinedStylesContext, pageRequestContext } from './page-request-context.ts'
import { inlinedStyles, withoutInlinedStyles } from './route-manifest.ts'

const routes = withoutInlinedStyles(build.assets.routes)
const handler = createRequestHandler({ ...build, assets: { ...build.assets, routes } }, import.meta.env.MODE)

/**
 * Makes what renders a requested page to a string. `assets` is the folder of the built browser files, whose global styles
 * are inlined; null in development, where Vite serves each style sheet separately.
 */
export function openRender(assets: string | null): Render {
  const styles = assets
    ? inlinedStyles(build.assets.routes)
        .map((address) => readFileSync(join(assets, address), 'utf8'))
        .join('')
    : ''
  return (request, pageRequest) => {
    const context = new RouterContextProvider()
    context.set(pageRequestContext, pageRequest)
    context.set(inlinedStylesContext, styles)
    return handler(request, context)
  }
}

export { renderMail } from './mail/mail.tsx'
