import { expect, test } from 'vitest'
import { codeFolders, isTest, sourcesIn } from './sources.ts'

/** A test that sleeps for so long waits for something that it could ask for. */
const MAX_SLEEP_MS = 500

const tests = sourcesIn([...codeFolders, 'test/browser'], isTest)

/** The lines that wait for a time instead of for what is meant to happen. */
function fixedWaits(source: string): string[] {
  return source.split('\n').filter((line) => {
    const sleep = /setTimeout\(\w+, ([\d_]+)\)|\bsleep\(([\d_]+)\)/.exec(line)
    const ms = Number((sleep?.[1] ?? sleep?.[2] ?? '0').replaceAll('_', ''))
    return /waitForTimeout\(|networkidle/.test(line) || (/await/.test(line) && ms >= MAX_SLEEP_MS)
  })
}

/** The polls with another timeout than `vitest.config.ts` has for all: short ones fail on a slow machine. */
const ownTimeouts = (source: string): string[] =>
  source.match(/\.poll\([^;]*?\btimeout:|\bvi\.wait(For|Until)\(/g) ?? []

test('no test waits for a fixed time', () => {
  expect(tests.size).toBeGreaterThan(50)
  for (const [path, source] of tests) expect(fixedWaits(source), path).toEqual([])
})

test('no poll of a unit test has a timeout of its own', () => {
  for (const [path, source] of sourcesIn(codeFolders, isTest)) expect(ownTimeouts(source), path).toEqual([])
})

test.each([
  ['await expect.poll(find, { timeout: 1000 }).toBe(1)'],
  ['await expect\n  .poll(find, {\n    interval: 5,\n    timeout: 1000,\n  })\n  .toBe(1)'],
  ['await vi.waitFor(() => expect(found).toBe(1))'],
])('%j has a timeout of its own', (source) => {
  expect(ownTimeouts(source)).toHaveLength(1)
})

test.each([
  ['await page.waitForTimeout(100)'],
  ["await page.goto('/', { waitUntil: 'networkidle' })"],
  ['await new Promise((resolve) => setTimeout(resolve, 3000))'],
  ['await sleep(1_000)'],
])('%s is found', (line) => {
  expect(fixedWaits(line)).toEqual([line])
})

test('accepts a short pause in a polling loop', () => {
  expect(fixedWaits('if (!result) await new Promise((resolve) => setTimeout(resolve, 50))')).toEqual([])
})
