import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = ReturnType<typeof createLog>

/** The log: one JSON object a line on standard output. */
export function createLog(level: Config['LOG_LEVEL']) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
