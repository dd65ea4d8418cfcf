/** Routes that only staff come to, and where they sign in. */
const staffRoutes = /^(routes\/(ansatt|intern|saker|login)|saker-|intern-)/

export const isStaffRoute = (id: string) => staffRoutes.test(id)

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
  const manifest: { routes: Record<string, object>; url: string } = JSON.parse(
    script.slice(declaration.length).replace(/;\s*$/, ''),
  )
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isStaffRoute(id)))
  return `${declaration}${JSON.stringify({ ...manifest, routes, url: publicManifestUrl(manifest.url) })};`
}
