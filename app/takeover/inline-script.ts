import { recordActs } from './record-acts.ts'
import { startLate } from './start-late.ts'

/** What runs in the page itself before the application has come. Empty in the browser, where it has run already. */
export const inlineScript = import.meta.env.SSR ? `(${recordActs})();(${startLate})()` : ''
