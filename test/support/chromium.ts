import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell starts a page with a fifth of the work: it has no address bar, and no profile to set up.
const places = [
  '/usr/bin/chromium-headless-shell',
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

/** The path of a Chromium: the one in CHROMIUM_PATH, one that is installed, or Debian's, installed now. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.')
  }
  process.stderr.write('Installing Chromium …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { env, stdio: 'ignore' })
  // Without a font there is no text to look at.
  const packages = ['chromium-headless-shell', 'fonts-liberation']
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return '/usr/bin/chromium-headless-shell'
}
