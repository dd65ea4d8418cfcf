import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Has this process load a file of the site with other text in one place, and with more at its end: what the tests sabotage. `file` is
 * a path from the root of the project.
 * @throws Error where the file, or what is to be replaced, is not there any more.
 */
export function changeSource(file: string, from: string, to: string, added = ''): void {
  const { href, pathname } = new URL(`../../${file}`, import.meta.url)
  if (!existsSync(pathname)) throw new Error(`There is nothing to sabotage: ${file} has moved`)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (url !== href) return loaded
      const source = String(loaded.source)
      if (!source.includes(from)) throw new Error(`There is nothing to sabotage: ${file} has no «${from}»`)
      return { ...loaded, source: source.replace(from, to) + added }
    },
  })
}
