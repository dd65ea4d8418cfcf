import packageJson from '../../../package.json' with { type: 'json' }
import type { Log } from '../../platform/base/log.ts'
import type { Restarts } from '../../platform/base/restarts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Source } from './metrics.ts'
import { poolMetrics } from './pool-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import { workMetrics } from './work-metrics.ts'

interface Measured {
  database: Pick<Database, 'pool' | 'url'>
  log: Log
}

/** What is measured of a running site besides its answers: the process, the connections, the work that waits. */
export function siteMetrics({ database: { pool, url }, log }: Measured, restarts: Restarts): Source[] {
  return [processMetrics(packageJson.version, restarts), poolMetrics(pool), workMetrics(url, log)]
}
