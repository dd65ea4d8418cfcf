// Plain JavaScript: the process that keeps the server running imports it, and stays small.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { landlordFolder } from './landlord-folder.mjs'

/**
 * When the newest of some files and folders, within `root`, was changed: milliseconds since 1970, 0 where there is none.
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {Promise<number>}
 */
export async function newestOf(root, paths) {
  const times = await Promise.all(
    paths.map(async (path) => {
      if (path === 'src/generated') return 0
      const entry = await stat(join(root, path)).catch(() => null)
      if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
      return newestOf(
        root,
        (await readdir(join(root, path))).map((name) => join(path, name)),
      )
    }),
  )
  return Math.max(0, ...times)
}

/**
 * What the bundle of the server is made from, and what the application is built from.
 * @param {string} root
 */
export const sourcesOf = (root) => [
  'demo',
  landlordFolder(root),
  'landlord-types',
  'src',
  'tooling',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/**
 * Whether the bundled server is there and newer than every source.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function isBundleFresh(root) {
  const bundled = await stat(join(root, 'build/server/main.js')).catch(() => null)
  return bundled !== null && (await newestOf(root, sourcesOf(root))) <= bundled.mtimeMs
}
