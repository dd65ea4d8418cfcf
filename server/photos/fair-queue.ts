/** A waiting task and its sender; the sender is null for the site's own tasks. */
type Sender = string | null

interface Share<Item> {
  waiting: Item[]
  /** What this sender has cost so far, on the clock that all senders share. */
  spent: number
}

export interface QueueLimits {
  /** How many items of one sender may wait at once; the site's own are counted with all others only. */
  perSender: number
  /** How many may wait in all. */
  total: number
}

/**
 * A queue that gives every sender the same share, counted in what their items cost: the next item is that of the sender who has
 * cost least. A sender who comes back starts where the others are, so that nothing can be saved up (start-time fair
 * queuing, Goyal, Vin and Cheng 1996).
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits
  readonly #shares = new Map<Sender, Share<Item>>()
  /** What the sender whose turn it was last had cost by then. */
  #clock = 0
  #size = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#size
  }

  /**
   * Adds an item. Gives the item that has to go for it, if any: this one, where its sender has too many waiting, or
   * the last one of the sender who has most, where the queue is full.
   */
  add(sender: Sender, item: Item): Item | null {
    const share = this.#shareOf(sender)
    if (sender !== null && share.waiting.length >= this.#limits.perSender) return item
    share.waiting.push(item)
    this.#size += 1
    return this.#size > this.#limits.total ? this.#dropFromLongest() : null
  }

  /** Takes out the next item; null where nothing waits. */
  take(): { sender: Sender; item: Item } | null {
    let next: [Sender, Share<Item>] | null = null
    for (const entry of this.#shares)
      if (entry[1].waiting.length > 0 && (!next || entry[1].spent < next[1].spent)) next = entry
    const item = next?.[1].waiting.shift()
    if (!next || item === undefined) return null
    this.#size -= 1
    this.#clock = Math.max(this.#clock, next[1].spent)
    return { sender: next[0], item }
  }

  /** Counts what an item has cost its sender, once it is done. */
  charge(sender: Sender, cost: number): void {
    const share = this.#shareOf(sender)
    share.spent += cost
    for (const [known, { waiting, spent }] of this.#shares)
      if (waiting.length === 0 && spent <= this.#clock) this.#shares.delete(known)
  }

  /** Takes an item out that is not wanted any more. Gives whether it was waiting. */
  remove(item: Item): boolean {
    for (const { waiting } of this.#shares.values()) {
      const place = waiting.indexOf(item)
      if (place < 0) continue
      waiting.splice(place, 1)
      this.#size -= 1
      return true
    }
    return false
  }

  #shareOf(sender: Sender): Share<Item> {
    const known = this.#shares.get(sender)
    if (known && known.waiting.length > 0) return known
    const share = known ?? { waiting: [], spent: 0 }
    share.spent = Math.max(share.spent, this.#clock)
    this.#shares.set(sender, share)
    return share
  }

  #dropFromLongest(): Item | null {
    const [longest] = [...this.#shares.values()].sort(
      (one, other) => other.waiting.length - one.waiting.length,
    )
    this.#size -= 1
    return longest?.waiting.pop() ?? null
  }
}
