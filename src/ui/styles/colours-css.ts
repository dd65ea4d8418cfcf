import type { Colours, Paints } from '../../../landlord-types/colours.ts'

const declarations = (colours: readonly (readonly [string, string])[]) =>
  colours.map(([name, colour]) => `--${name}:${colour};`).join('')

/** The tokens of a landlord's colours. */
export function coloursCss(light: Colours, dark: Colours): string {
  const inLight: Readonly<Record<string, string>> = { ...light }
  const changed = Object.entries(dark).filter(([name, colour]) => colour !== inLight[name])
  return `:root{${declarations(Object.entries(light))}}
@media (prefers-color-scheme: dark){:root{${declarations(changed)}}}
`
}

/** What is painted, as values of CSS Modules: the build writes them where they are used, so that they cost no page anything. */
export const paletteCss = (paints: Paints): string =>
  Object.entries(paints)
    .map(([name, colour]) => `@value paint-${name}: ${colour};\n`)
    .join('')
