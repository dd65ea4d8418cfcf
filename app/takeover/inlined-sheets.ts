/**
 * Tells the router which style sheets of the page are inlined in its HTML, so that they are not loaded again. The page links all of
 * its style sheets, or none.
 */
export function noteInlinedSheets(): void {
  const { routes } = window.__reactRouterManifest
  const inlined = Object.keys(window.__reactRouterRouteModules).flatMap((id) => routes[id]?.css ?? [])
  if (document.querySelector(`link[href="${inlined[0]}"]`)) return
  for (const route of Object.values(routes))
    if (route.css) route.css = route.css.filter((href) => !inlined.includes(href))
  // Code that is loaded later looks for the link of its style sheet, without the fragment. One that is disabled loads nothing.
  for (const href of inlined) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.href = href.replace('#', '')
    document.head.append(link)
  }
}
