import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the version of the package is the newest one that the changelog tells of', () => {
  const [newest] = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/gm)
  expect(newest?.[1]).toBe(version)
})

test('the lock names the same version', () => {
  expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).version).toBe(version)
})
