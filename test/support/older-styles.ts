import postcss, { type AnyNode, type Root } from 'postcss'
import type { BrowserName } from '../../src/bundling/oldest-browsers.ts'
import { type Feature, featureAt, isFeature, lackingBrowsers } from './browser-data.ts'

/** Something in a style sheet that one of the oldest browsers lacks. */
export interface Unsupported {
  /** What it is called: `:has`, `color-mix()`, `text-wrap`. */
  name: string
  browsers: readonly BrowserName[]
  node: AnyNode
  /** What a browser drops because of it: a declaration, or a rule with all that it has. */
  text: string
}

const functions = new Map<string, Feature>()
collectFunctions(featureAt('css', 'types'))

function collectFunctions(parent: Feature | null): void {
  for (const [name, feature] of Object.entries(parent ?? {})) {
    if (name === '__compat' || !isFeature(feature)) continue
    if (feature.__compat) functions.set(name, feature)
    collectFunctions(feature)
  }
}

/** What the oldest browsers lack of a style sheet. What stands in `@supports` counts as known by those that read it. */
export function unsupportedIn(css: string): Unsupported[] {
  return unsupportedOf(postcss.parse(css))
}

function unsupportedOf(root: Root): Unsupported[] {
  const found: Unsupported[] = []
  root.walk((node) => {
    for (const [name, feature] of featuresOf(node)) {
      const browsers = lackingBrowsers(feature)
      if (browsers.length > 0 && !isGuarded(node))
        found.push({ name, browsers, node, text: node.toString().slice(0, 120) })
    }
  })
  return found
}

function featuresOf(node: AnyNode): [name: string, feature: Feature | null][] {
  if (node.type === 'rule')
    return [...node.selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => [
      `:${name}`,
      featureAt('css', 'selectors', name),
    ])
  if (node.type === 'atrule') {
    const asked =
      node.name === 'media' ? [...node.params.matchAll(/\(([a-z-]+)/g)].map(([, name = '']) => name) : []
    return [
      [`@${node.name}`, featureAt('css', 'at-rules', node.name)],
      ...asked.map((name): [string, Feature | null] => [
        `@media (${name})`,
        featureAt('css', 'at-rules', 'media', name),
      ]),
    ]
  }
  if (node.type !== 'decl') return []
  const property = featureAt('css', 'properties', node.prop)
  const used = [...node.value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']): [string, Feature | null] => [
    `${name}()`,
    functions.get(name) ?? null,
  ])
  if (node.prop.startsWith('--')) return used
  const values = property
    ? (node.value.match(/[a-z-]+/g) ?? []).map((word): [string, Feature | null] => [
        `${node.prop}: ${word}`,
        isFeature(property[word]) ? property[word] : null,
      ])
    : []
  return [[node.prop, property], ...values, ...used]
}

function isGuarded(node: AnyNode): boolean {
  let { parent } = node
  while (parent) {
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true
    parent = parent.parent
  }
  return false
}

/** A style sheet as a browser without newer features reads it: what it does not know is dropped, and `@supports` is answered. */
export function asReadBy(browser: BrowserName, css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('supports', (rule) => {
    if (isTrue(browser, rule.params)) rule.replaceWith(rule.nodes ?? [])
    else rule.remove()
  })
  for (const { browsers, node } of unsupportedOf(root)) if (browsers.includes(browser)) node.remove()
  return root.toString()
}

/** Conditions as our sheets write them: features joined by `and`, or one that is denied. */
function isTrue(browser: BrowserName, condition: string): boolean {
  const selectors = [...condition.matchAll(/selector\(::?([a-z-]+)/g)].map(([, name = '']) =>
    featureAt('css', 'selectors', name),
  )
  const properties = [...condition.matchAll(/\(([a-z-]+):/g)].map(([, name = '']) =>
    featureAt('css', 'properties', name),
  )
  const isKnown = [...selectors, ...properties].every(
    (feature) => !lackingBrowsers(feature).includes(browser),
  )
  return /^\s*not\b/.test(condition) ? !isKnown : isKnown
}
