import { FormLoad } from '../support/form-load.ts'

/** Sends one form to a running site, and says its reference. */
const [url = ''] = process.argv.slice(2)
const load = new FormLoad(url, { perSecond: 1 })
const isAcknowledged = await load.sendOnce({ timeoutMs: 30_000 })
for (const { reference } of load.acknowledged.values()) console.log(reference)
process.exitCode = isAcknowledged ? 0 : 1
