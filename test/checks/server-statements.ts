import { isCode, isOfServer, sourcesIn } from './sources.ts'
import { type SourceStatement, statementsIn } from './statements.ts'

/** Files that run a text which their source does not show, and where it comes from. */
const textsOfOthers: Readonly<Record<string, string>> = {
  'src/platform/database/query.ts': 'the callers of its functions',
  'src/platform/database/migrate.ts': 'the files of src/platform/database/migrations/',
  'src/platform/queue/open-queue.ts': 'pg-boss',
}

/** The statements that the server's sources run, without those whose text comes from elsewhere. */
export const serverStatements = (): SourceStatement[] =>
  [...sourcesIn(['src'], (path) => isCode(path) && isOfServer(path))].flatMap(([path, source]) =>
    statementsIn(path, source).filter(({ pattern }) => pattern || !(path in textsOfOthers)),
  )
