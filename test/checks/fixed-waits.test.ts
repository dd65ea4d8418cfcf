import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A test that sleeps for so long waits for something that it could ask for. */
const MAX_SLEEP_MS = 500

const files: string[] = []
for await (const file of glob(
  '{test/browser,content,domain,forms,server,app,demo,bench}/**/*.{test,spec}.{ts,tsx}',
))
  files.push(file)

/** The lines that wait for a time instead of for what is meant to happen. */
function fixedWaits(source: string): string[] {
  return source.split('\n').filter((line) => {
    const sleep = /setTimeout\(\w+, ([\d_]+)\)|\bsleep\(([\d_]+)\)/.exec(line)
    const ms = Number((sleep?.[1] ?? sleep?.[2] ?? '0').replaceAll('_', ''))
    return /waitForTimeout\(|networkidle/.test(line) || (/await/.test(line) && ms >= MAX_SLEEP_MS)
  })
}

test('no test waits for a fixed time', async () => {
  expect(files.length).toBeGreaterThan(50)
  const own = files.filter((file) => !file.endsWith('fixed-waits.test.ts'))
  for (const file of own) expect(fixedWaits(await readFile(file, 'utf8')), file).toEqual([])
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
