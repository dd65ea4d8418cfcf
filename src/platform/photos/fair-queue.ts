/** A waiting task and its sender; the sender is null for the site's own tasks. */
type Sender = string | null

interface Waiting<Item> {
  item: Item
  /** What it is expected to cost. */
  cost: number
}

interface Share<Item> {
  waiting: Waiting<Item>[]
  /** What this sender has cost so far, on the clock that all senders share. */
  spent: number
}

interface QueueLimits {
  /** How many items of one sender may wait at once; the site's own are counted with all others only. */
  perSender: number
  /** How many may wait in all. */
  total: number
}

/**
 * A queue that gives every sender the same share, counted in what their items cost: the next item is that of the sender who will
 * have cost least with it, so that costly items of many senders let a cheap one of another go first. A sender who comes back starts
 * where the others are, so that nothing can be saved up, and none waits for ever (weighted fair queueing, Demers, Keshav and Shenker 1989).
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits
  readonly #shares = new Map<Sender, Share<Item>>()
  /** What a sender would have cost by now who has been waiting all the time: a new one starts there. */
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
  add(sender: Sender, item: Item, cost = 0): Item | null {
    const share = this.#shareOf(sender)
    if (sender !== null && share.waiting.length >= this.#limits.perSender) return item
    share.waiting.push({ item, cost })
    this.#size += 1
    return this.#size > this.#limits.total ? this.#dropFromLongest() : null
  }

  /** Takes out the next item; null where nothing waits. */
  take(): { sender: Sender; item: Item } | null {
    let next: { sender: Sender; share: Share<Item>; ends: number } | null = null
    for (const [sender, share] of this.#shares) {
      const [first] = share.waiting
      const ends = share.spent + (first?.cost ?? 0)
      if (first && (!next || ends < next.ends)) next = { sender, share, ends }
    }
    const taken = next?.share.waiting.shift()
    if (!next || !taken) return null
    this.#size -= 1
    this.#clock = Math.max(this.#clock, next.share.spent)
    return { sender: next.sender, item: taken.item }
  }

  /** Counts what an item has cost its sender, once it is done. */
  charge(sender: Sender, cost: number): void {
    const share = this.#shareOf(sender)
    share.spent += cost
    const others = [...this.#shares.values()].filter(
      ({ waiting }) => waiting.length > 0 && waiting !== share.waiting,
    )
    if (others.length > 0) this.#clock += cost / (others.length + 1)
    for (const [known, { waiting, spent }] of this.#shares)
      if (waiting.length === 0 && spent <= this.#clock) this.#shares.delete(known)
  }

  /** Takes an item out that is not wanted any more. Gives whether it was waiting. */
  remove(item: Item): boolean {
    for (const { waiting } of this.#shares.values()) {
      const place = waiting.findIndex((each) => each.item === item)
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
    return longest?.waiting.pop()?.item ?? null
  }
}
