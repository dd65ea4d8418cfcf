import type { RateLimits } from '../limits/rate-limits.ts'

/**
 * The maximum number of concurrent requests with files, from one sender and in total. Beyond the first limit a sender has one at a
 * time, so that forty who send what takes long leave room for others.
 */
const MAX_UPLOADS_PER_SENDER = 8
const MAX_UPLOADS_IN_COMPANY = 40
export const MAX_UPLOADS = 120

/** A running request with files. */
export interface Upload {
  /** Whether one more photo is allowed. Asked when it begins, so that an aborted one counts too. */
  allowPhoto(): Promise<boolean>
  /** Releases the slot. */
  finish(): void
}

/** Limits concurrent uploads, so that descriptors, disk and decoder suffice. */
export interface UploadGate {
  /** Admits an upload; null where the sender, or all senders together, have too many running. */
  begin(sender: string | null): Upload | null
}

export function createUploadGate(limits: RateLimits): UploadGate {
  const underWay = new Map<string | null, number>()
  let all = 0
  return {
    begin(sender) {
      const own = underWay.get(sender) ?? 0
      const limit = all < MAX_UPLOADS_IN_COMPANY ? MAX_UPLOADS_PER_SENDER : 1
      // This machine (null) has no limit of its own, as with the other limits.
      if (all >= MAX_UPLOADS || (sender !== null && own >= limit)) return null
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
