import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { compressFiles } from './compress-files.ts'

const folder = temporaryFolder('compress')
const script = join(folder, 'assets/start.js')
const text = 'const numbers = [1, 2, 3]\n'.repeat(100)

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(script, text)
  writeFileSync(join(folder, 'icon.png'), 'a picture')
})

test('writes a copy of each script for every encoding, and none of a picture', async () => {
  await compressFiles(folder, { atOnce: 2 })
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(text)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'icon.png'])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['start.js', 'start.js.br', 'start.js.gz'])
})

test('leaves a file alone that has its copies', async () => {
  await compressFiles(folder, { atOnce: 1 })
  const made = statSync(`${script}.br`).ino
  await compressFiles(folder, { atOnce: 1 })
  expect(statSync(`${script}.br`).ino).toBe(made)
})

test('makes the copies of a file again where it was stopped between the two', async () => {
  writeFileSync(`${script}.br`, 'of a build that was stopped')
  await compressFiles(folder, { atOnce: 1 })
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(text)
})

test('begins no file once the site stops', async () => {
  await compressFiles(folder, { atOnce: 1, signal: AbortSignal.abort() })
  expect(readdirSync(join(folder, 'assets'))).toEqual(['start.js'])
})
