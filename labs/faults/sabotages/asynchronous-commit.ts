import { onPostgresStart } from '../postgres-spawns.ts'

/**
 * Preloaded into a site: its database says that a transaction is stored up to ten seconds before it is. Until then
 * it is in PostgreSQL's memory alone: there is room for it, and nothing else writes it out earlier.
 */
const settings = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '64MB',
  wal_buffers: '64MB',
  bgwriter_lru_maxpages: '0',
}

onPostgresStart((args) => [
  ...args,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
])
