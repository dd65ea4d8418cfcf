/**
 * Hands over what comes while an earlier call is under way in one call when that one has ended; what comes while none is under
 * way, at once. Each caller gets the result of the call that its item was part of.
 */
export function batchWhileBusy<T>(handle: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: { items: T[]; together: PromiseWithResolvers<void> } | null = null
  let isBusy = false
  const hand = async ({ items, together }: NonNullable<typeof waiting>) => {
    isBusy = true
    await handle(items).then(together.resolve, together.reject)
    isBusy = false
    const next = waiting
    waiting = null
    if (next) await hand(next)
  }
  return (item) => {
    waiting ??= { items: [], together: Promise.withResolvers<void>() }
    const current = waiting
    current.items.push(item)
    if (!isBusy) {
      waiting = null
      void hand(current)
    }
    return current.together.promise
  }
}
