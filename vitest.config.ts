import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { className } from './src/ui/styles/class-name.ts'

const files = '{src,demo,labs,landlord*,test/checks}/**/*.test.{ts,tsx}'
/** They replace a module, which a worker does not forget, or count what all of it does. */
const needWorker = globSync(files).filter((file) =>
  /vi\.(doMock|mock)\(|sharp\.counters\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
  test: {
    // A worker that runs one file after the other loads the product once.
    projects: [
      {
        extends: true,
        test: { name: 'together', include: [files], exclude: needWorker, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: needWorker } },
    ],
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    // Most tests wait for the database: one worker a core, and not one fewer, keeps the cores busy.
    maxWorkers: Math.max(2, availableParallelism()),
    globalSetup: 'test/support/database-setup.ts',
    setupFiles: 'test/support/record-statements.ts',
    // Far above what a test takes: they catch one that hangs, and say nothing about a machine's speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Shorter than a minute, in which the product sees by itself what it should be told at once.
    expect: { poll: { timeout: 45_000, interval: 20 } },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
