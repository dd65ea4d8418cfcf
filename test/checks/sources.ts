import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The folders with the code that runs; tests stand among it. */
export const codeFolders = ['landlord-types', 'landlord', 'src', 'demo', 'labs'] as const

/** Whether a file runs in the server's processes alone. */
export const isOfServer = (path: string): boolean =>
  /^src\/(?:platform|site\/(?:actions|commands|jobs|metrics|render|services|web|workspace)|features\/[^/]+\/server)\/|^src\/[^/]+\.(?:ts|mjs)$/.test(
    path,
  )

/** Whether a file draws what people see, or answers for a page's route. */
export const isOfPages = (path: string): boolean =>
  /^src\/(?:ui|site\/(?:hydration|page-script|pages|shell|staff-shell)|features\/[^/]+\/(?:pages|ui|service-worker))\/|^src\/[^/]+\.tsx$/.test(
    path,
  )

/** Whether only staff see a screen. */
export const isOfStaff = (path: string): boolean =>
  /\/(?:workspace|first-steps|inbox|building-pages|today|team|overview|text-editing|portfolio-editing|accounts|privacy|demo-removal|incoming-mail|routing|staff-notices|sign-in|staff-shell)\/|\/pages\/(?:intern|saker|login|ansatt)|\/listings\/ui\/(?:link-listing|picture-runs)|\/outgoing-mail\/ui\/only-stored/.test(
    path,
  )

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
