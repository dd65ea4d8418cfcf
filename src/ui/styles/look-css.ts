import type { Colours, Paints } from '../../../landlord-types/colours.ts'
import type { DisplayFont } from '../../../landlord-types/display-font.ts'

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

/** The font of headings, and one that every device has, fitted to it: nothing moves when the font comes. */
export function displayFontCss({ name, fallback }: DisplayFont): string {
  const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold']
  const local = bold.map((font) => `local('${font}')`).join()
  const fitted = Object.entries(fallback).map(([property, value]) => `${property}:${value};`)
  return `@font-face{font-family:'${name}';font-display:swap;font-weight:500 800;src:url('./display.woff2')}
@font-face{font-family:'${name} Fallback';font-weight:500 800;src:${local};${fitted.join('')}}
:root{--font-display:'${name}','${name} Fallback',system-ui,sans-serif}
`
}

/** What is painted, as values of CSS Modules: the build writes them where they are used, so that they cost no page anything. */
export const paletteCss = (paints: Paints): string =>
  Object.entries(paints)
    .map(([name, colour]) => `@value paint-${name}: ${colour};\n`)
    .join('')
