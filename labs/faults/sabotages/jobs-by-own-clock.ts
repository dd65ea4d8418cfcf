import { PgBoss } from 'pg-boss'

/** Preloaded into a site: a job is due by the clock of the process that sends it, not by the database's. */
const { send } = PgBoss.prototype
PgBoss.prototype.send = function (this: PgBoss, name: string, data?: object, options?: object) {
  return send.call(this, name, data, { ...options, startAfter: new Date() })
} as typeof send
