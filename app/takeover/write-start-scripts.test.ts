import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStartUrls } from './start-urls.ts'
import { writeStartScripts } from './write-start-scripts.ts'

const routes = { root: { path: '' }, 'routes/saker': { path: 'saker' } }
const manifest = `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry-1.js' }, routes })};`

/** A folder of built browser files, with these in its assets. */
function builtWith(assets: Readonly<Record<string, string>>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'start-scripts-')), 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, 'assets', name), text)
  return folder
}

test('puts the manifest before the entry, for the public pages and for the staff', async () => {
  const entry = 'import"./shared-1.js";hydrate()'
  const folder = builtWith({ 'manifest-1.js': manifest, 'entry-1.js': entry, 'shared-1.js': '' })
  const { urls } = await writeStartScripts(folder)
  expect(readStartUrls(folder)).toEqual(urls)
  const text = (url: string) => readFileSync(join(folder, url), 'utf8')
  expect(text(urls.public)).toMatch(
    /^window\.__reactRouterManifest=.*;\nimport"\.\/shared-1\.js";hydrate\(\)$/,
  )
  expect(text(urls.public)).not.toContain('saker')
  expect(text(urls.staff)).toContain('saker')
  const names = [urls.public, urls.staff].map((url) => url.replace('/assets/', ''))
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([...names, 'shared-1.js'].sort())
})

test('names a script by what it contains', async () => {
  const urlWith = async (entry: string) =>
    (await writeStartScripts(builtWith({ 'manifest-1.js': manifest, 'entry-1.js': entry }))).urls.public
  expect(await urlWith('a()')).toBe(await urlWith('a()'))
  expect(await urlWith('a()')).not.toBe(await urlWith('b()'))
})

test('fails the build where another script imports the entry', async () => {
  const assets = { 'manifest-1.js': manifest, 'entry-1.js': '', 'page-1.js': 'import"./entry-1.js"' }
  await expect(writeStartScripts(builtWith(assets))).rejects.toThrow('page-1.js imports the entry')
})
