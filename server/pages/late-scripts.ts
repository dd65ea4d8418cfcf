const preload = '<link rel="modulepreload"'

/**
 * Removes the preloads of a page's scripts, so that content loads first; `app/takeover/start-late.ts` starts the
 * application. React writes the links side by side, so they are one match.
 */
export function withoutPreloads(html: string): string {
  const start = html.indexOf(preload)
  if (start < 0) return html
  let end = start
  while (html.startsWith(preload, end)) end = html.indexOf('>', end) + 1
  return withoutPreloads(html.slice(0, start) + html.slice(end))
}
