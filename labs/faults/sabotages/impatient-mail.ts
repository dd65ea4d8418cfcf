import { setTimeout as sleep } from 'node:timers/promises'
import { changeSending } from '../mail-sending.ts'

/** Preloaded into a site: a mail server that does not answer at once is taken to have failed. */
changeSending((send) =>
  Promise.race([
    send(),
    sleep(1000).then(() => {
      throw new Error('The mail server is slow')
    }),
  ]),
)
