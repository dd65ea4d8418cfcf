import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** It starts a page with less work: it has no address bar, and no profile to set up. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const places = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Switched off as Playwright does (the last such flag counts), and the address bar's pop-up: it is a page of
 * its own, which a whole Chromium loads for every browser context.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** What a browser under test needs to stay quiet and to run as root. */
export const chromiumFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium: the one in CHROMIUM_PATH, Debian's headless shell, installed now where that can be, or another one. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
  if (found && [process.env.CHROMIUM_PATH, headlessShell].includes(found)) return found
  const chosen = installHeadlessShell(found !== undefined) ? headlessShell : found
  if (!chosen) throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.')
  // Where the shell cannot be had, the workers of this run do not try once more.
  process.env.CHROMIUM_PATH = chosen
  return chosen
}

/** Installs the headless shell, of the version of the Chromium that is there, if any: it needs no other package then. */
function installHeadlessShell(isChromiumThere: boolean): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write('Installing Chromium …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    const status = isChromiumThere
      ? execFileSync('dpkg-query', ['--status', 'chromium'], { encoding: 'utf8' })
      : ''
    const [, version] = /^Version: (\S+)/m.exec(status) ?? []
    // Without a font there is no text to look at.
    const packages = [
      version ? `chromium-headless-shell=${version}` : 'chromium-headless-shell',
      'fonts-liberation',
    ]
    execFileSync('apt-get', ['update'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return true
  } catch (error) {
    process.stderr.write(`The headless shell could not be installed: ${error}\n`)
    return false
  }
}
