import { isCode, sourcesIn } from './sources.ts'
import { type SourceStatement, statementsIn } from './statements.ts'

/** Files that run a text which their source does not show, and where it comes from. */
const textsOfOthers: Readonly<Record<string, string>> = {
  'server/database/query.ts': 'the callers of its functions',
  'server/database/migrate.ts': 'the files of server/database/migrations/',
  'server/queue/open-queue.ts': 'pg-boss',
}

/** The statements that the server's sources run, without those whose text comes from elsewhere. */
export const serverStatements = (): SourceStatement[] =>
  [...sourcesIn(['server'], isCode)].flatMap(([path, source]) =>
    statementsIn(path, source).filter(({ pattern }) => pattern || !(path in textsOfOthers)),
  )
