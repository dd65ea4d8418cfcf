import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '../../../test/support/script-process.ts'

/** The flags of src/start.mjs, with the default of HEAP_MB. */
const flags = ['--max-old-space-size=256', '--max-semi-space-size=16']

const threshold = Number(
  /nodejs_heap_old_generation_limit_bytes > ([\d.]+)/.exec(
    readFileSync(join(import.meta.dirname, '../../../ops/alerts.yaml'), 'utf8'),
  )?.[1],
)

/** Fills its heap until it dies, and says how full it is by the metrics. */
const filler = `
  import { writeSync } from 'node:fs'
  import { processMetrics } from ${JSON.stringify(new URL('./process-metrics.ts', import.meta.url).href)}
  const measure = processMetrics({ version: '0', commit: '' }, { restarts: 0, lastCrash: null })
  const kept = []
  for (;;) {
    for (let count = 0; count < 200; count += 1) kept.push(new Array(1000).fill(count))
    const families = new Map(measure().map((family) => [family.name, family.samples]))
    const used = families.get('nodejs_heap_space_size_used_bytes')
      .filter(({ labels }) => !['new', 'new_large_object', 'read_only'].includes(labels.space))
      .reduce((sum, { value }) => sum + value, 0)
    const [limit] = families.get('nodejs_heap_old_generation_limit_bytes')
    writeSync(1, 'FULL ' + used / limit.value + '\\n')
    await new Promise((resolve) => setImmediate(resolve))
  }`

test('a heap that grows passes the threshold of its alert before the process dies', {
  timeout: 60_000,
}, async () => {
  const process = runScript(filler, {}, flags)
  expect(await process.ended).not.toBe(0)
  expect(process.output()).toContain('heap out of memory')
  const ratios = [...process.output().matchAll(/^FULL (.+)$/gm)].map(([, ratio]) => Number(ratio))
  expect(threshold).toBeGreaterThan(0.5)
  expect(ratios.at(0)).toBeLessThan(threshold / 2)
  expect(ratios.filter((ratio) => ratio > threshold).length).toBeGreaterThan(3)
  expect(Math.max(...ratios)).toBeLessThan(1.05)
})
