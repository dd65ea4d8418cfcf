import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { redactedError, sourceStack } from './log-redaction.ts'

const folder = temporaryFolder('source-stack')
const bundle = join(folder, 'build/server/main.js')

// Line 1 of the bundle, column 1, is line 5 of the source, column 3.
const map = { version: 3, sources: ['../../server/cases/late.ts'], names: [], mappings: 'AAIE' }
mkdirSync(join(folder, 'build/server'), { recursive: true })
writeFileSync(`${bundle}.map`, JSON.stringify(map))

const url = pathToFileURL(bundle).href
const source = pathToFileURL(join(folder, 'server/cases/late.ts')).href

test('names the source of a place in the bundle', () => {
  expect(sourceStack(`Error: late\n    at send (${url}:1:1)\n    at ${url}:1:1`)).toBe(
    `Error: late\n    at send (${source}:5:3)\n    at ${source}:5:3`,
  )
})

test('leaves other places, and a bundle without a map, as they are', () => {
  const stack = `Error\n    at file:///srv/server/main.ts:1:1\n    at ${url.replace('main', 'other')}:1:1`
  expect(sourceStack(stack)).toBe(stack)
})

test('the log names the source', () => {
  const error = Object.assign(new Error('late'), { stack: `Error: late\n    at send (${url}:1:1)` })
  expect(redactedError(error).stack).toContain('server/cases/late.ts:5:3')
})
