/** Why a work order is the contractor's no longer. */
export type OrderEnd = 'revoked' | 'declined' | 'closed' | 'merged' | 'expired'

/** Why a work order has ended; null while it is the contractor's. One ends with its case, and goes on where that is opened again. */
export function endOf(
  order: { revokedAt: Date | null; declinedAt: Date | null; expiresAt: Date },
  { closedAt, mergedInto }: { closedAt: Date | null; mergedInto: string | null },
  now: Date,
): OrderEnd | null {
  if (order.revokedAt) return 'revoked'
  if (order.declinedAt) return 'declined'
  if (mergedInto) return 'merged'
  if (closedAt) return 'closed'
  return order.expiresAt <= now ? 'expired' : null
}
