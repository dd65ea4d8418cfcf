/**
 * The oldest browsers in which the whole site works, but for the one exception that docs/decisions/0108 names: the last that an
 * iPhone 8, or a computer with Windows 7, can have. The build writes scripts and style sheets for them, and `test/checks/browser-support.test.ts` looks for what they lack.
 */
export const oldestBrowsers = { chrome: 109, firefox: 115, safari: 16 } as const

export type BrowserName = keyof typeof oldestBrowsers

/** As the build takes them: `chrome109`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)
