import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{landlord,domain,forms,server,app,demo,bench,test/checks}/**/*.test.{ts,tsx}'],
    // Most tests wait for the database: one worker a core, and not one fewer, keeps the cores busy.
    maxWorkers: Math.max(2, availableParallelism()),
    globalSetup: 'test/support/database-setup.ts',
    // Far above what a test takes: they catch one that hangs, and say nothing about a machine's speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
