import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{content,domain,forms,server,app,demo,bench,test/checks}/**/*.test.{ts,tsx}'],
    globalSetup: 'test/support/database-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
