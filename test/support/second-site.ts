import { execFile } from 'node:child_process'
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'
import { siteSources } from './site-sources.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

export interface SecondSite extends SiteProcess {
  folder: string
  /** Every public address without a parameter, as the routes have them. */
  paths: readonly string[]
  /** What the compiler says of the source: nothing where all is well. */
  typeErrors(): Promise<string>
  remove(): Promise<void>
}

/**
 * Walks `docs/add-a-landlord.md` in a copy of the source, takes `landlord/` out of it, then builds and starts the site, on a
 * migrated, empty database and with the portfolio in `test/support/second-portfolio.json`.
 */
export async function startSecondSite(databaseUrl: string): Promise<SecondSite> {
  const folder = temporaryFolder('second-landlord')
  await copySource(folder)
  const guide = await readFile(join(root, 'docs/add-a-landlord.md'), 'utf8')
  await runWrittenCommand(folder, guide)
  await rm(join(folder, 'landlord'), { recursive: true })
  for (const { file, from, to } of writtenChanges(guide)) await replaceIn(join(folder, file), from, to)
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  await husvaer(folder, ['import', join(root, 'test/support/second-portfolio.json')], environment)
  const command = [process.execPath, 'src/main.ts'] as const
  const site = await startSiteProcess(await freePort(), { ...environment, DEMO: 'off' }, command, folder)
  // It has ended by itself where it could not be built or started.
  if (!site.output().includes('Husvær is ready')) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(site.output())
  }
  return {
    ...site,
    folder,
    paths: await publicPathsOf(folder),
    typeErrors: () => findTypeErrors(folder),
    async remove() {
      await site.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function copySource(folder: string): Promise<void> {
  // A test may have the landlord that it was written with.
  const filter = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const part of [...siteSources, 'landlord', 'landlord-template', '.dockerignore'])
    await cp(join(root, part), join(folder, part), { recursive: true, filter })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}

const husvaer = (folder: string, args: readonly string[], environment = {}) =>
  run(process.execPath, [join(folder, 'src/cli.ts'), ...args], { env: { ...process.env, ...environment } })

/** Runs the command that the guide begins with, as a shell reads it. */
function runWrittenCommand(folder: string, guide: string) {
  const [line = ''] = /(?<=^npm run husvaer -- )new-landlord (?:.*\\\n)*.*$/m.exec(guide) ?? []
  return run('sh', ['-c', `"${process.execPath}" "${join(folder, 'src/cli.ts')}" ${line}`])
}

/** The changes that the guide shows, each a file with one line that goes and one that comes. */
function writtenChanges(guide: string): { file: string; from: string; to: string }[] {
  const shown = /```diff\n\+\+\+ (.+)\n-(.+)\n\+(.+)\n```/g
  return [...guide.matchAll(shown)].map(([, file = '', from = '', to = '']) => ({ file, from, to }))
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no line ${from}`)
  await writeFile(file, text.replace(from, to))
}

async function findTypeErrors(folder: string): Promise<string> {
  const program = (script: string, ...args: string[]) =>
    run(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: folder })
  await program('@react-router/dev/bin.cjs', 'typegen')
  return program('typescript/bin/tsc', '--project', '.', '--incremental', 'false').then(
    () => '',
    ({ stdout }) => stdout,
  )
}

/** The paths of `src/routes.ts` in a copy of the source, besides those of staff and those with parameters. */
async function publicPathsOf(folder: string): Promise<string[]> {
  const source = `import routes from ${JSON.stringify(join(folder, 'src/routes.ts'))}
    console.log(JSON.stringify(routes.flatMap(({ children, path = '' }) => (children ? [] : ['/' + path]))))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: folder })
  const paths: string[] = JSON.parse(stdout)
  return paths.filter((path) => !/[:*]/.test(path))
}
