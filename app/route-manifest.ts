import { isStaffOnly } from '../domain/staff-paths.ts'

/** The frame of the staff's pages: a route without a path of its own. */
const staffFrame = 'routes/ansatt'

/** Where the manifest without the staff's routes lies, beside the whole one. */
export const publicManifestUrl = (url: string) => url.replace(/\.js$/, '-public.js')

const declaration = 'window.__reactRouterManifest='

/**
 * React Router's manifest as the public pages load it: a third of its routes are the staff's, whose pages are opened as
 * documents from there (`link-navigation.tsx`). Takes and gives the text of a script.
 */
export function publicManifest(script: string): string {
  if (!script.startsWith(declaration))
    throw new Error('The manifest does not begin as React Router writes it.')
  const manifest: { routes: Record<string, { path?: string }>; url: string } = JSON.parse(
    script.slice(declaration.length).replace(/;\s*$/, ''),
  )
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(
      ([id, { path }]) => id !== staffFrame && !isStaffOnly(`/${path ?? ''}`),
    ),
  )
  return `${declaration}${JSON.stringify({ ...manifest, routes, url: publicManifestUrl(manifest.url) })};`
}
