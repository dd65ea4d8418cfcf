import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasPromtool, promtool } from '../support/promtool.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

test('docs/alerts.md explains each alert, and ops/alerts.test.yaml tries each', () => {
  const alerts = names(read('ops/alerts.yaml'), /- alert: (\w+)/g)
  expect(alerts.length).toBeGreaterThan(10)
  expect(names(read('docs/alerts.md'), /^\| `(\w+)` \|/gm)).toEqual(alerts)
  const tried = read('ops/alerts.test.yaml')
  expect(new Set(names(tried, /alertname: (\w+)\n {8}exp_alerts/g))).toEqual(new Set(alerts))
  expect(new Set(names(tried, /alertname: (\w+) \}/g))).toEqual(new Set(alerts))
})

test.skipIf(!hasPromtool)('each alert fires on what it is for, and is silent before that', () => {
  const tried = promtool(['test', 'rules', join(root, 'ops/alerts.test.yaml')])
  expect(tried.said).toContain('SUCCESS')
  expect(tried.status).toBe(0)
})
