import type { ReplyPromise } from '../landlord-types/promise.ts'

/** What a form promises: «innen 2 virkedager», and the same for the clock of its case. */
export const within = ({ words, time }: ReplyPromise): ReplyPromise => ({ words: `innen ${words}`, time })
