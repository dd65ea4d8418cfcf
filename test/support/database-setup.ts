import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}

/** One PostgreSQL for the whole run; each test file makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('unit')
  const server = await startEmbeddedDatabase(folder)
  project.provide('databaseServer', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
