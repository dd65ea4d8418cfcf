import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './test/support/chromium.ts'
import { temporaryFolder } from './test/support/temporary-folder.ts'

const port = process.env.TEST_PORT ?? '4310'
const address = `http://localhost:${port}`
// Every worker reads this file; only the one that starts the site makes the folder.
process.env.TEST_DATA_DIR ??= temporaryFolder('browser')

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: address,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    viewport: { width: 1280, height: 900 },
    locale: 'nb-NO',
  },
  projects: [
    { name: 'pages', testIgnore: /lighthouse/ },
    // Alone, after all others: it measures.
    { name: 'lighthouse', testMatch: /lighthouse/, dependencies: ['pages'] },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `${address}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.TEST_DATA_DIR,
      LOG_LEVEL: 'error',
      DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
    },
  },
})
