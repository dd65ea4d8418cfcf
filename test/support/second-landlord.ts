import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
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
  remove(): Promise<void>
}

/**
 * Builds and starts the site of `test/second-landlord/` from a copy of the source in which it stands in place of
 * `landlord/`, on a migrated, empty database and with the portfolio in `test/support/second-portfolio.json`.
 */
export async function startSecondSite(databaseUrl: string): Promise<SecondSite> {
  const folder = temporaryFolder('second-landlord')
  await copySource(folder)
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  const portfolio = join(root, 'test/support/second-portfolio.json')
  await run(process.execPath, [join(folder, 'src/cli.ts'), 'import', portfolio], {
    env: { ...process.env, ...environment },
  })
  const command = [process.execPath, 'src/main.ts'] as const
  const site = await startSiteProcess(await freePort(), environment, command, folder)
  // It has ended by itself where it could not be built or started.
  if (!site.output().includes('Husvær is ready')) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(site.output())
  }
  return {
    ...site,
    folder,
    paths: await publicPathsOf(folder),
    async remove() {
      await site.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function copySource(folder: string): Promise<void> {
  for (const part of siteSources) await cp(join(root, part), join(folder, part), { recursive: true })
  await copyLandlord(join(root, 'test/second-landlord'), join(folder, 'landlord'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Copies a landlord's files to where `landlord/` stands, one folder nearer to the types. */
async function copyLandlord(from: string, to: string): Promise<void> {
  for (const name of await readdir(from, { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const source = await readFile(join(from, name), 'utf8')
    await mkdir(join(to, name, '..'), { recursive: true })
    await writeFile(join(to, name), source.replaceAll('../../landlord-types/', '../landlord-types/'))
  }
}

/** The paths of `src/routes.ts` in a copy of the source, besides those of staff and those with parameters. */
async function publicPathsOf(folder: string): Promise<string[]> {
  const source = `import routes from ${JSON.stringify(join(folder, 'src/routes.ts'))}
    console.log(JSON.stringify(routes.flatMap(({ children, path = '' }) => (children ? [] : ['/' + path]))))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: folder })
  const paths: string[] = JSON.parse(stdout)
  return paths.filter((path) => !/[:*]/.test(path))
}
