import { expect, test } from 'vitest'
import { temporaryDatabase } from '../../../test/support/temporary-site.ts'
import { createLog } from '../base/log.ts'
import { openPool } from './pool.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable.ts'

const log = createLog('silent')
const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each<[string, unknown]>([
  ['the server is stopped by its administrator', withCode('57P01')],
  ['the server starts', withCode('57P03')],
  ['the server has no connection left', withCode('53300')],
  ['a connection failed', withCode('08006')],
  ['a connection ended under a statement', new Error('Connection terminated unexpectedly')],
  ['another error is caused by one of these', new Error('x', { cause: new DatabaseUnavailable('y') })],
])('the database is unavailable while %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each<[string, unknown]>([
  ['a unique value that exists', withCode('23505')],
  ['a statement that took too long', withCode('57014')],
  ['a program that is wrong', new TypeError('x is not a function')],
  ['no error', 'x'],
])('the database is available for all of %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test('a statement whose connection the server ends says that the database is unavailable', async () => {
  const { url, drop } = await temporaryDatabase()
  const pool = openPool(url, log)
  const other = openPool(url, log, { max: 1 })
  const failed = pool.query('select pg_sleep(60)').then(
    () => null,
    (error: unknown) => error,
  )
  const end = () =>
    other
      .query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'")
      .then(({ rowCount }) => rowCount)
  await expect.poll(end).toBe(1)
  expect(isDatabaseUnavailable(await failed)).toBe(true)
  await Promise.all([pool.end(), other.end()])
  await drop()
})

test('a pool whose server is gone says that the database is unavailable', async () => {
  const pool = openPool('postgres://husvaer@127.0.0.1:1/none', log)
  await expect(pool.query('select 1')).rejects.toThrow(DatabaseUnavailable)
  await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable)
  await pool.end()
})
