import { holdPlace } from './hold-place.ts'
import { recordActs } from './record-acts.ts'
import { startLate } from './start-late.ts'

// Each runs inline before the application has loaded. In the browser, where it has run, it is empty.

/** First in the page's body: what is pressed and typed while the rest of the page arrives is recorded too. */
export const recordScript = import.meta.env.SSR ? `(${recordActs})()` : ''

/** Before React Router's own script, which restores the scroll position. */
export const placeScript = import.meta.env.SSR ? `(${holdPlace})()` : ''

/** After the data that it starts the application with. */
export const startScript = import.meta.env.SSR ? `(${startLate})()` : ''
