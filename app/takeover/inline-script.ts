import { holdPlace } from './hold-place.ts'
import { recordActs } from './record-acts.ts'
import { startLate } from './start-late.ts'

/** What runs in the page itself before the application has come. Empty in the browser, where it has run already. */
export const inlineScript = import.meta.env.SSR ? `(${recordActs})();(${startLate})()` : ''

/** What runs before React Router's own script restores the place on the page. */
export const placeScript = import.meta.env.SSR ? `(${holdPlace})()` : ''
