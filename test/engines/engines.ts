import { existsSync } from 'node:fs'
import { chromiumFlags } from '../support/chromium.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { bidiTab } from './bidi.ts'
import { startProgram } from './program.ts'
import type { Engine } from './tab.ts'
import { webDriverTab } from './webdriver.ts'

const chromeDriver = '/usr/bin/chromedriver'
const firefoxPath = '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const displayServer = '/usr/bin/Xvfb'
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const SIZE = [1280, 900] as const

const chromium: Engine = {
  name: 'Chromium',
  isInstalled: existsSync(chromeDriver),
  start: () =>
    webDriverTab(chromeDriver, {
      'goog:chromeOptions': {
        args: [...chromiumFlags, '--ignore-certificate-errors', '--headless', `--window-size=${SIZE}`],
      },
    }),
}

const firefox: Engine = {
  name: 'Firefox',
  isInstalled: existsSync(firefoxPath),
  async start() {
    const profile = temporaryFolder('firefox')
    const size = [`--width=${SIZE[0]}`, `--height=${SIZE[1]}`]
    const own = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
    const browser = startProgram(firefoxPath, [...own, ...size])
    const address = await browser.says(/WebDriver BiDi listening on (ws:\/\/\S+)/)
    const tab = await bidiTab(`${address}/session`)
    return { ...tab, close: () => tab.close().then(browser.end) }
  },
}

/** WebKitGTK, the engine of Safari. It draws on a display, which Xvfb gives it. */
const webKit: Engine = {
  name: 'WebKit',
  isInstalled: [webKitDriver, displayServer, miniBrowser].every((file) => existsSync(file)),
  async start() {
    const display = startProgram(displayServer, ['-displayfd', '1', '-screen', '0', `${SIZE.join('x')}x24`])
    const env = {
      DISPLAY: `:${await display.says(/^(\d+)\n/)}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    const options = { binary: miniBrowser, args: ['--automation'] }
    const tab = await webDriverTab(
      webKitDriver,
      { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options },
      env,
    )
    return { ...tab, close: () => tab.close().then(display.end) }
  },
}

export const engines = [chromium, firefox, webKit]
