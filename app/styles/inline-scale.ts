import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CSSOptions } from 'vite'

type PostCssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/** The tokens of `scale.css`: name and value. */
export function scaleTokens(): Map<string, string> {
  const css = readFileSync(fileURLToPath(new URL('./scale.css', import.meta.url)), 'utf8')
  return new Map(
    [...css.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

/**
 * Writes the values of the scale where style sheets use them: pages have hundreds of them, and `0.5rem` is shorter than
 * `var(--space-8)`. Other custom properties stay as they are.
 */
export function inlineScale(): PostCssPlugin {
  const tokens = scaleTokens()
  return {
    postcssPlugin: 'inline-scale',
    Declaration(declaration) {
      if (!declaration.value.includes('var(')) return
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+)\)/g,
        (use, name) => tokens.get(name) ?? use,
      )
    },
  }
}
