import { PgBoss } from 'pg-boss'

/** Preloaded into a site: a mail that was refused is not tried again. */
for (const method of ['createQueue', 'updateQueue'] as const) {
  const original = PgBoss.prototype[method]
  PgBoss.prototype[method] = function (this: PgBoss, name: string, options?: object) {
    return original.call(this, name, { ...options, retryLimit: 0 })
  } as typeof original
}
