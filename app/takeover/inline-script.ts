import { holdPlace } from './hold-place.ts'
import { recordActs } from './record-acts.ts'
import { startLate } from './start-late.ts'

/**
 * A script that runs inline before the application has loaded. Renders nothing in the browser, where it has already
 * run.
 */
export const inlineScript = import.meta.env.SSR ? `(${recordActs})();(${startLate})()` : ''

/** The scripts that run before React Router's own script restores the scroll position. */
export const placeScript = import.meta.env.SSR ? `(${holdPlace})()` : ''
