import type { Fault } from '../fault.ts'

const AHEAD_MS = 2 * 60 * 60 * 1000

/** The machine's clock is set two hours ahead, and later set right, which is two hours back. */
export const fault: Fault = {
  name: 'clock moved',
  begin: ({ setClock }) => setClock(AHEAD_MS),
  strikes: ({ load }) => load.acknowledged.size,
  end: ({ setClock }) => setClock(0),
  sabotage: 'jobs-by-own-clock',
  shows: 'lost',
}
