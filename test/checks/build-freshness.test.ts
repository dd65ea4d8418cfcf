import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { isBundleFresh, newestOf, sourcesOf } from '../../tooling/newest-source.mjs'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const folder = temporaryFolder('freshness')
copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
const sources = sourcesOf(folder)

/** Writes a file of the temporary installation that was changed at a time, in seconds since 1970. */
function write(path: string, changed: number) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  if (path !== 'package.json') writeFileSync(file, '')
  utimesSync(file, changed, changed)
}

/** A file in each source that is a folder, and each that is a file. */
const files = sources.map((source) => (/\.\w+$/.test(source) ? source : `${source}/deep/file.ts`))

describe('the bundle of the server', () => {
  beforeEach(() => {
    for (const file of files) write(file, 1000)
    write('build/server/main.js', 2000)
  })

  test('is fresh when it is newer than every source', async () => {
    expect(await isBundleFresh(folder)).toBe(true)
  })

  test.each(files)('is stale when a source is newer: %s', async (file) => {
    write(file, 3000)
    expect(await isBundleFresh(folder)).toBe(false)
  })

  test('is stale where there is none', async () => {
    rmSync(join(folder, 'build/server/main.js'))
    expect(await isBundleFresh(folder)).toBe(false)
  })

  test('does not count what the build itself writes among its sources', async () => {
    write('src/generated/site-art.json', 3000)
    expect(await newestOf(folder, ['src'])).toBe(1_000_000)
  })

  test('is made from nothing that is not among its sources', ({ skip }) => {
    const map = join(root, 'build/server/main.js.map')
    // npm test has built it before.
    if (!existsSync(map)) skip()
    const made: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'))
    const paths = made.sources.map((path) => relative(root, resolve(dirname(map), path)))
    expect(paths).toContain('src/serve.ts')
    expect(paths.filter((path) => !sources.some((source) => `${path}/`.startsWith(`${source}/`)))).toEqual([])
  })
})
