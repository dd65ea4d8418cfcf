import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { className } from '../../src/ui/styles/class-name.ts'

const root = join(import.meta.dirname, '../..')

/** The files of `src/` with one of these endings: path from the root, and text. */
export function appFiles(ending: RegExp): Map<string, string> {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => ending.test(name) && !/\.test\.|^generated/.test(name))
  return new Map(files.sort().map((name) => [`src/${name}`, readFileSync(join(root, 'src', name), 'utf8')]))
}

export const isModule = (file: string) => file.endsWith('.module.css')

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The selectors of a style sheet, without the names of other blocks. */
const selectorsOf = (css: string): string[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(?:@|from$|to$|[\d.]+%)/.test(selector))

const classesIn = (selector: string) =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)

const global = /:global\(([^)]*)\)/g

/** The classes that a style sheet defines, by the names it gives them. */
export const definedClasses = (css: string): Set<string> =>
  new Set(selectorsOf(css).flatMap((selector) => classesIn(selector.replace(global, ''))))

/** The classes of other style sheets that a module's rules name. */
export const reachedClasses = (css: string): Set<string> =>
  new Set(
    selectorsOf(css).flatMap((selector) =>
      [...selector.matchAll(global)].flatMap(([, inner = '']) => classesIn(inner)),
    ),
  )

const camelCase = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The classes that code uses of modules, as `path of the module: class`. */
export function usedClasses(file: string, code: string): Set<string> {
  const used = new Set<string>()
  for (const [, name, path = ''] of code.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)) {
    const module = join(file, '..', path)
    for (const [, local] of code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g')))
      used.add(`${module}: ${local}`)
  }
  return used
}

/** The classes of all modules, by the name that `usedClasses` gives them, with the class in the HTML. */
export function moduleClasses(files: Map<string, string>): Map<string, string> {
  const modules = [...files].filter(([file]) => isModule(file))
  return new Map(
    modules.flatMap(([file, css]) =>
      [...definedClasses(css)].map(
        (local) => [`${file}: ${camelCase(local)}`, className(local, file)] as const,
      ),
    ),
  )
}

/** The classes that code writes by their name in the HTML. */
export function writtenClasses(code: string): string[] {
  const literals = [...code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
  return literals.flatMap(([, literal, template]) =>
    (literal ?? template ?? '')
      .replace(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  )
}

/** The colours that a style sheet writes out: hexadecimal ones, and the functions of colours with numbers. */
export const writtenColours = (css: string): string[] =>
  [
    ...withoutComments(css).matchAll(
      /#[\da-f]{3,8}\b(?![^{}]*\{)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi,
    ),
  ].map(([colour]) => colour)

/** The lengths that a style sheet's queries compare the width or the height of the page with. */
export const queriedSizes = (css: string): string[] =>
  [...withoutComments(css).matchAll(/@(?:media|container)([^{]*)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/[\d.]+(?:rem|em|px)\b/g)].map(([size]) => size),
  )

const spacing = /^(?:(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/
const borders = /^(?:border|outline)(?:-[a-z-]+)?$/
/** Custom properties that a layout sets for a component's spaces and corners. */
const offered = /^--[a-z-]*(?:gap|padding|margin|inset|radius)$/

/** Functions of lengths that grow with the page, as in `clamp(1rem, 4cqi, 2rem)`. */
const fluid = /\b(?:clamp|min|max)\([^()]*\d(?:vw|vh|cqi)[^()]*\)/g

/** The lengths in rem and px that a style sheet writes out for spaces, borders and corners, with their declarations. */
export const writtenLengths = (css: string): string[] =>
  [...withoutComments(css).matchAll(/([\w-]+):\s*([^;{}]+);/g)]
    .filter(([, property = '']) => [spacing, borders, offered].some((kind) => kind.test(property)))
    .filter(([, , value = '']) => /\d(?:rem|px)\b/.test(value.replace(fluid, '').replace(/, 0px\)/g, ')')))
    .map(([declaration]) => declaration.replace(/\s+/g, ' '))

/** The custom properties that a style sheet reads, without those that have a fallback. */
export const readProperties = (css: string): string[] =>
  [...withoutComments(css).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)

/** The custom properties that a style sheet sets. */
export const setProperties = (css: string): string[] =>
  [...withoutComments(css).matchAll(/(?<![\w-])(--[\w-]+):/g)].map(([, name = '']) => name)

/** The colours of the palette that a style sheet uses, and does not import: the browser ignores what they stand in. */
export function paintsWithoutImport(css: string, paints: readonly string[]): string[] {
  const rules = withoutComments(css).replace(/^@value .*$/gm, '')
  const imported = new Set(css.match(/^@value .*$/gm)?.flatMap((line) => line.match(/[\w-]+/g) ?? []))
  return paints.filter(
    (paint) => !imported.has(paint) && new RegExp(`(?<![\\w-])${paint}(?![\\w-])`).test(rules),
  )
}

const pressed = /:(?:hover|active)\b/g

/**
 * The selectors of a style sheet that take a while to look hovered or pressed also under a finger: what they show starts with
 * the press there, and a transition delays the paint after it.
 */
export function slowUnderFinger(css: string): string[] {
  const changed = new Set(
    selectorsOf(css)
      .filter((selector) => selector.match(pressed))
      .map((selector) => selector.replace(pressed, '')),
  )
  const rules = [...withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, , style = '']) => /(?:^|;)\s*transition:(?:[^;]*\s)?var\(--quick\)/.test(style))
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => changed.has(selector))
}
