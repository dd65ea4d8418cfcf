/** The address of the service worker, and the pages that it serves: those of cases, and never a public one. */
export const workerUrl = '/arbeider.js'
export const workerScope = '/saker'

/**
 * The cookie with the key of what this device stores for the staff member who is signed in (decision 0112). Open to scripts: its
 * pages and its worker read it. Signing out takes it away.
 */
export const deviceKeyCookie = '__Host-husvaer-device_key'

/** The header of a request for the copy on the device, which no person has asked for. */
export const copyHeader = 'X-Device-Copy'
