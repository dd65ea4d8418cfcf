import { type BrowserName, oldestBrowsers } from '../../src/bundling/oldest-browsers.ts'
import { featuresIn, lackingBrowsers } from './browser-data.ts'

/**
 * A script for a page that takes away what one of the oldest browsers lacks of what Chromium has, by MDN's data: functions, and
 * members of interfaces. Not what the language itself says, which only the build can write otherwise.
 */
export function withoutNewer(browser: BrowserName): string {
  const missing = [...featuresIn('api'), ...featuresIn('javascript', 'builtins')]
    .filter(([, feature]) => lackingBrowsers(feature).includes(browser))
    .map(([path]) => path)
  return `(${takeAway})(${JSON.stringify(missing)})`
}

/** Runs in the page. */
function takeAway(paths: readonly (readonly string[])[]): void {
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(
      Object.getOwnPropertyNames(window).map((name) => [name, Reflect.get(window, name)]),
    ),
  }
  const isObject = (value: unknown): value is object =>
    typeof value === 'function' || (typeof value === 'object' && value !== null)
  for (const [owner = '', member] of paths) {
    const found = globals[owner]
    if (member === undefined) Reflect.deleteProperty(window, owner)
    else if (isObject(found)) {
      const name = member.replace(/_(?:static|event)$/, '')
      const target = member.endsWith('_static') ? found : Reflect.get(found, 'prototype')
      if (member.endsWith('_event') || name === owner) continue
      if (isObject(target)) Reflect.deleteProperty(target, name)
      if (!member.endsWith('_static') && !isObject(target)) Reflect.deleteProperty(found, name)
      if (typeof found === 'function') Reflect.deleteProperty(found, name)
      if (owner === 'Window') Reflect.deleteProperty(window, name)
    }
  }
}

export const versionOf = (browser: BrowserName) => `${browser} ${oldestBrowsers[browser]}`
