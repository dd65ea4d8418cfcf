import { onPostgresStart } from '../postgres-spawns.ts'

/** Preloaded into a site: its database says that a transaction is stored before it is. */
onPostgresStart((args) => [...args, '-c', 'synchronous_commit=off', '-c', 'wal_writer_delay=500ms'])
