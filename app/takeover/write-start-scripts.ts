import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { manifestScripts, readManifest } from '../route-manifest.ts'
import { type StartUrls, startUrlsFile } from './start-urls.ts'

/**
 * Writes the script that starts the application, for the staff's pages and for the public ones: React Router's manifest and the
 * entry in one file instead of two. What the entry imports is evaluated before both, and the entry after the manifest.
 * @param folder The folder of the built browser files.
 * @returns The manifest as React Router wrote it, and the URLs of the scripts.
 */
export async function writeStartScripts(folder: string): Promise<{ manifest: string; urls: StartUrls }> {
  const assets = join(folder, 'assets')
  const names = await readdir(assets)
  const [manifestName, ...others] = names.filter((name) => /^manifest-\w+\.js$/.test(name))
  if (!manifestName || others.length > 0) throw new Error('There is not one manifest of React Router.')
  const manifest = await readFile(join(assets, manifestName), 'utf8')
  const entryName = basename(readManifest(manifest).entry.module)
  const entry = await readFile(join(assets, entryName), 'utf8')
  for (const name of names.filter((name) => name.endsWith('.js') && name !== manifestName))
    if ((await readFile(join(assets, name), 'utf8')).includes(entryName))
      throw new Error(`${name} imports the entry, which would be evaluated twice.`)
  const write = async (script: string) => {
    const text = `${script}\n${entry}`
    const name = `start-${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.js`
    await writeFile(join(assets, name), text)
    return `/assets/${name}`
  }
  const scripts = manifestScripts(manifest)
  const urls = { staff: await write(scripts.staff), public: await write(scripts.public) }
  await writeFile(startUrlsFile(folder), JSON.stringify(urls))
  // They are in the two scripts.
  for (const name of [manifestName, entryName]) await rm(join(assets, name))
  return { manifest, urls }
}
