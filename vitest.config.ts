import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { className } from './src/ui/styles/class-name.ts'

/** Files that replace a module, which a worker does not forget. */
const replaceModules = ['src/site/every-text-translated.test.tsx', 'src/site/second-language.test.tsx']

/** What needs no process of its own. */
const rulesAndPages = [
  '{landlord*,src/domain,src/forms,src/ui}/**/*.test.{ts,tsx}',
  'src/features/*/*.test.{ts,tsx}',
  'src/features/*/!(server)/**/*.test.{ts,tsx}',
  'src/site/{shell,staff-shell,hydration,page-script}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and pages',
          include: rulesAndPages,
          exclude: replaceModules,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Some count what their process does: each file has one of its own.
          name: 'server',
          include: ['{src,demo,labs,test/checks}/**/*.test.{ts,tsx}'],
          exclude: rulesAndPages,
        },
      },
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
