import type { RateLimits } from '../limits/rate-limits.ts'

/** As many requests with files in them are taken at once, from one sender and in all. */
const MAX_UPLOADS_PER_SENDER = 8
const MAX_UPLOADS = 40

/** A request that brings files, while it is under way. */
export interface Upload {
  /** Whether one more photo may come. Asked when it begins: one that breaks off counts too. */
  allowPhoto(): Promise<boolean>
  /** Makes room for another. */
  finish(): void
}

/** Keeps uploads within what descriptors, disk and decoder hold. */
export interface UploadGate {
  /** Lets an upload in; null where the sender, or all senders together, have too many under way. */
  begin(sender: string | null): Upload | null
}

export function createUploadGate(limits: RateLimits): UploadGate {
  const underWay = new Map<string | null, number>()
  let all = 0
  return {
    begin(sender) {
      const own = underWay.get(sender) ?? 0
      // This machine itself (null) has no share of its own, as with the other limits.
      if (all >= MAX_UPLOADS || (sender !== null && own >= MAX_UPLOADS_PER_SENDER)) return null
      all += 1
      underWay.set(sender, own + 1)
      let isUnderWay = true
      return {
        allowPhoto: () => limits.allow('photo', sender),
        finish() {
          if (!isUnderWay) return
          isUnderWay = false
          all -= 1
          const left = (underWay.get(sender) ?? 1) - 1
          if (left > 0) underWay.set(sender, left)
          else underWay.delete(sender)
        },
      }
    },
  }
}
