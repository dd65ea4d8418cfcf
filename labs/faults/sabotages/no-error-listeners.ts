import pg from 'pg'

/** Preloaded into a site: nothing listens for the errors of a connection to the database. */
const { on } = pg.Client.prototype
pg.Client.prototype.on = function (this: pg.Client, event: string, listener: (...values: never[]) => void) {
  return event === 'error' ? this : on.call(this, event as 'end', listener as () => void)
} as typeof on
