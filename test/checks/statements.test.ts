import { expect, test } from 'vitest'
import { serverStatements } from './server-statements.ts'
import { statementsIn, statementsNotRun } from './statements.ts'

const notRun = (source: string, ran: string[]) =>
  statementsNotRun(statementsIn('server/a.ts', source), ran).map(({ place }) => place)

test('names the place of a statement that did not run', () => {
  const source = "await execute(pool, 'delete from a')\nawait rowExists(pool, 'select from b')"
  expect(notRun(source, ['delete from a'])).toEqual(['server/a.ts:2'])
  expect(notRun(source, ['delete from a', 'select from b'])).toEqual([])
})

test('takes what is inserted into a statement for anything', () => {
  const source = `queryRows(pool, row, \`select \${columns} from a where \${condition}\`, [1])`
  expect(notRun(source, ['select id from a where true'])).toEqual([])
  expect(notRun(source, ['select id from b where true'])).toEqual(['server/a.ts:1'])
})

test('reads a statement with a name, and one that is a constant', () => {
  const source = `const list = 'select id from a'
    findRow(pool, row, { name: 'list', text: \`\${list} limit 1\` })
    pool.query(list)`
  expect(notRun(source, ['select id from a limit 1'])).toEqual(['server/a.ts:3'])
})

test('reads a part of a statement that another function completes', () => {
  const source = "queuePhotoDeletion(client, 'case_id = any($1)', [ids])"
  expect(notRun(source, ['with gone as (delete from photos where case_id = any($1)) select'])).toEqual([])
  expect(notRun(source, ['delete from photos where mail_id = $1'])).toEqual(['server/a.ts:1'])
})

test('reports a statement whose text the source does not show', () => {
  expect(notRun('execute(pool, sqlOf(a))', ['select 1'])).toEqual(['server/a.ts:1'])
  expect(notRun(`execute(pool, \`\${a} \${b}\`)`, ['select 1'])).toEqual(['server/a.ts:1'])
})

test('finds in the server no statement whose text the source does not show', () => {
  const hidden = serverStatements().filter(({ pattern }) => !pattern)
  expect(hidden.map(({ place }) => place)).toEqual([])
})
