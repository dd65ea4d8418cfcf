import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../../app')

/** Options with an empty value, as written in a component. */
const emptyOption = /<option\b[^>]*\bvalue=(?:""|''|\{(?:''|"")\})/g

test('no option of a select has an empty value', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(emptyOption)].map(
      ([option]) => `app/${file} ${option}`,
    ),
  )
  expect(found).toEqual([])
})
