/** The address of the service worker, and the pages that it serves: those of cases, and never a public one. */
export const workerUrl = '/arbeider.js'
export const workerScope = '/saker'

/** The header of a request for the copy on the device, which no person has asked for. */
export const copyHeader = 'X-Device-Copy'
