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
