/** A notice to the tenants of some houses, in words. */
export interface ShownNotice {
  id: string
  /** «Vannet stenges», and «Avlyst: Vannet stenges» of one that was cancelled. */
  title: string
  /** «tirsdag 1. desember 2026 kl. 09.00–12.00». */
  when: string
  /** The addresses and towns of its houses. */
  places: string
  advice: string | null
  isCancelled: boolean
}

/** A notice in a form whose fault it may explain. */
export interface FormNotice extends ShownNotice {
  hasBegun: boolean
  /** The fault that it explains; null for every fault. */
  topic: string | null
}

/** Whether a notice explains a fault: it holds now, and is about this fault or all. */
export const explainsFault = ({ hasBegun, isCancelled, topic }: FormNotice, fault: string): boolean =>
  hasBegun && !isCancelled && (topic === null || topic === fault)
