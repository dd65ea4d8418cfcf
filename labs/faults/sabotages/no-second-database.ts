import { onPostgresStart } from '../postgres-spawns.ts'

/** Preloaded into a site: its database is started once, and never again. */
onPostgresStart((args, count) => (count === 1 ? args : ['--version']))
