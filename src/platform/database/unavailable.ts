import { errorCode } from '../base/errors.ts'

/** No connection to the database was to be had: all were used for too long, or the server takes none. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** How many seconds a client is asked to wait before it tries again. */
export const RETRY_AFTER_SECONDS = 5

/** PostgreSQL's codes for a server that stops, starts, or has no connection left (appendix A); those of class 08 are lost connections. */
const UNAVAILABLE_CODES = new Set(['57P01', '57P02', '57P03', '53300'])

/** What node-postgres says of a connection that ended under a statement; it has no code. */
const LOST_CONNECTION = /^Connection terminated|^Client has encountered a connection error/

/** Whether an error, or one that caused it, says that the same may succeed once the database can be asked again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable || LOST_CONNECTION.test(error.message)) return true
  const code = errorCode(error) ?? ''
  return UNAVAILABLE_CODES.has(code) || code.startsWith('08') || isDatabaseUnavailable(error.cause)
}
