import data from '@mdn/browser-compat-data' with { type: 'json' }
import { type BrowserName, oldestBrowsers } from '../../src/bundling/oldest-browsers.ts'

/** What MDN's data says of one feature: where it came, and whether it went again. */
interface Statement {
  version_added: string | false | null
  version_removed?: string | false | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
  partial_implementation?: boolean
}

export interface Feature {
  __compat?: { support: Readonly<Record<string, Statement | Statement[]>> }
  [name: string]: unknown
}

const root: unknown = data

export const browserNames = Object.keys(oldestBrowsers).filter(
  (name): name is BrowserName => name in oldestBrowsers,
)

/** A feature by its path, such as `css.selectors.has`; null where MDN's data has none. */
export function featureAt(...path: readonly string[]): Feature | null {
  let found: unknown = root
  for (const name of path) {
    if (!isFeature(found) || !Object.hasOwn(found, name)) return null
    found = found[name]
  }
  return isFeature(found) ? found : null
}

export const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null

/** The oldest browsers that lack a feature; none where nothing is known of it. */
export function lackingBrowsers(feature: Feature | null): BrowserName[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return browserNames.filter(
    (name) => ![support[name] ?? []].flat().some((one) => isIn(one, oldestBrowsers[name])),
  )
}

function isIn(statement: Statement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (!added || flags || prefix || other) return false
  return versionOf(added) <= version && !(removed && versionOf(removed) <= version)
}

/** «≤79» and «16.4» as numbers; a preview is newer than every version. */
const versionOf = (text: string) => {
  const number = Number.parseFloat(text.replace('≤', ''))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}

/** The features of a part of MDN's data, such as `api`, and of what each of them has: path within the part, and feature. */
export function featuresIn(...part: readonly string[]): [path: string[], feature: Feature][] {
  const named = (parent: Feature | null) =>
    Object.entries(parent ?? {}).filter(
      (entry): entry is [string, Feature] => entry[0] !== '__compat' && isFeature(entry[1]),
    )
  return named(featureAt(...part)).flatMap(([owner, feature]) => [
    [[owner], feature] satisfies [string[], Feature],
    ...named(feature).map(([member, own]): [string[], Feature] => [[owner, member], own]),
  ])
}
