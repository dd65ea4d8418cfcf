const preloads = /<link rel="modulepreload"[^>]*>/g
const bootScript = /<script type="module" async="">/

/**
 * Takes a page's scripts out of the way of what a person looks at: nothing is preloaded, and the script
 * that starts the application waits as text until `app/late-start.ts` runs it.
 */
export function holdBackScripts(html: string): string {
  return html.replace(preloads, '').replace(bootScript, '<script type="text/late">')
}
