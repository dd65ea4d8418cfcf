const preload = '<link rel="modulepreload"'

/**
 * Takes a page's scripts out of the way of what a person looks at: nothing is preloaded. `app/takeover/start-late.ts` starts the
 * application. React puts the links beside each other, so that one cut takes them all.
 */
export function withoutPreloads(html: string): string {
  const start = html.indexOf(preload)
  if (start < 0) return html
  let end = start
  while (html.startsWith(preload, end)) end = html.indexOf('>', end) + 1
  return withoutPreloads(html.slice(0, start) + html.slice(end))
}
