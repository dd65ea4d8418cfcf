import type { Pool } from 'pg'
import { type Family, gauge } from './family.ts'

/** Measures the connections to the database that requests and jobs share. */
export function poolMetrics(pool: Pool): () => Family[] {
  return () => [
    {
      name: 'husvaer_database_pool_connections',
      help: 'Open connections to the database.',
      type: 'gauge',
      samples: [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      ],
    },
    gauge(
      'husvaer_database_pool_limit_connections',
      'The most connections that may be open.',
      pool.options.max,
    ),
    gauge(
      'husvaer_database_pool_waiting_requests',
      'What waits for a connection because all are used.',
      pool.waitingCount,
    ),
  ]
}
