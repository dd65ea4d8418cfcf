import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './test/support/chromium.ts'
import { temporaryFolder } from './test/support/temporary-folder.ts'
import { tileServiceUrl } from './test/support/tile-service.ts'

const port = process.env.TEST_PORT ?? '4310'
const address = `http://localhost:${port}`
// Every worker reads this file; only the one that starts the site makes the folder.
process.env.TEST_DATA_DIR ??= temporaryFolder('browser')

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Most tests wait, for a page or a server: one worker more than two cores keeps them busy.
  workers: 3,
  // Far above what is needed: they catch what hangs, and say nothing about a machine's speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Where no one waits for the result, a failed test gets one more try; test/run.ts names those that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: address,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    locale: 'nb-NO',
  },
  projects: [
    // The longest test is begun first: the others fill up the time that it takes.
    { name: 'lighthouse', testMatch: /lighthouse/ },
    { name: 'pages', testIgnore: /lighthouse/ },
    { name: 'engines', testDir: 'test/engines' },
  ],
  webServer: {
    command: 'node src/main.ts',
    url: `${address}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.TEST_DATA_DIR,
      LOG_LEVEL: 'error',
      // All visitors of the tests come from one address.
      RATE_LIMITS: 'off',
      PASSWORD_HASHING: 'weak',
      // Only the map's tests start a map service there (test/browser/property-map.spec.ts).
      MAP_TILES_URL: `${tileServiceUrl(port)}/{z}/{y}/{x}.png`,
      // No test copies pictures from elsewhere.
      IMAGE_HOSTS: 'localhost',
      DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
      DEMO: 'on',
    },
  },
})
