import { readFileSync } from 'node:fs'

/**
 * Preloaded into a site: its clock is off by as many milliseconds as the file in FAULTS_CLOCK_FILE says. Timers
 * go on as before, as they do when a machine's clock is set.
 */
const file = process.env.FAULTS_CLOCK_FILE
const RealDate = Date
let offset = 0

if (file) {
  const read = () => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0
    } catch {
      offset = 0
    }
  }
  read()
  setInterval(read, 100).unref()
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(RealDate.now() + offset)
      // With whatever the caller gives, as the real one.
      else super(...(given as [number]))
    }
    static override now() {
      return RealDate.now() + offset
    }
  } as DateConstructor
}
