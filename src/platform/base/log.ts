import { pino } from 'pino'
import type { Config } from './config.ts'
import { redaction } from './log-redaction.ts'
import { openLogWriter } from './log-writer.ts'

export type Log = ReturnType<typeof createLog>

/** The log: one JSON object a line on standard output. A full disk or an unread pipe loses lines and never stops the site. */
export function createLog(level: Config['LOG_LEVEL']) {
  return pino({ ...redaction, level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, openLogWriter(1))
}
