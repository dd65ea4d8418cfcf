import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The folders with the code that runs; tests stand among it. */
export const codeFolders = [
  'landlord-types',
  'landlord',
  'domain',
  'forms',
  'server',
  'app',
  'demo',
  'bench',
] as const

/** The source files below folders, by their paths from the root; each check says which of them it means. */
export function sourcesIn(
  folders: readonly string[],
  isMeant: (path: string) => boolean,
): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return new Map(paths.filter(isMeant).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Whether a file is TypeScript, and no test. */
export const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !isTest(path)

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

/** The paths of the sources that match. */
export const pathsWith = (sources: ReadonlyMap<string, string>, pattern: RegExp): string[] =>
  [...sources].filter(([, source]) => pattern.test(source)).map(([path]) => path)
