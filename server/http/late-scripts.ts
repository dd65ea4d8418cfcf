const preload = '<link rel="modulepreload"'
const bootScript = '<script type="module" async="">'

/**
 * Takes a page's scripts out of the way of what a person looks at: nothing is preloaded, and the script
 * that starts the application waits as text until `app/late-start.ts` runs it.
 */
export function holdBackScripts(html: string): string {
  return withoutPreloads(html).replace(bootScript, '<script type="text/late">')
}

/** React puts them beside each other, so that one cut takes them all. */
function withoutPreloads(html: string): string {
  const start = html.indexOf(preload)
  if (start < 0) return html
  let end = start
  while (html.startsWith(preload, end)) end = html.indexOf('>', end) + 1
  return withoutPreloads(html.slice(0, start) + html.slice(end))
}
