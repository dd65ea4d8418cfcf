import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const queueOf = (perSender = 20, total = 100) => new FairQueue<string>({ perSender, total })

/** Takes everything out, each item at the cost of its sender. Gives the order. */
function drain(queue: FairQueue<string>, costs: Record<string, number>): string[] {
  const order: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    order.push(next.item)
    queue.charge(next.sender, costs[next.sender ?? ''] ?? 1)
  }
  return order
}

test('alternates between senders with equal cost', () => {
  const queue = queueOf()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  for (const item of ['b1', 'b2']) queue.add('b', item)
  expect(drain(queue, {})).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('processes all ten photos of one sender before the second image bomb of another', () => {
  const queue = queueOf()
  for (let i = 0; i < 20; i += 1) queue.add('flooder', `bomb ${i}`)
  for (let i = 0; i < 10; i += 1) queue.add('tenant', `photo ${i}`)
  const order = drain(queue, { flooder: 5000, tenant: 300 })
  expect(order.indexOf('photo 9')).toBeLessThan(order.indexOf('bomb 1'))
})

test('takes a cheap item of a new sender before the costly ones of forty others', () => {
  const queue = queueOf()
  for (let i = 0; i < 40; i += 1) queue.add(`bomber ${i}`, `bomb ${i}`, 5000)
  expect(queue.take()?.item).toBe('bomb 0')
  queue.add('tenant', 'photo', 300)
  queue.charge('bomber 0', 5000)
  expect(queue.take()?.item).toBe('photo')
})

test('takes a costly item in the end, however many new senders have cheap ones', () => {
  const queue = queueOf()
  queue.add('patient', 'costly', 1000)
  const order: string[] = []
  for (let i = 0; i < 30 && !order.includes('costly'); i += 1) {
    queue.add(`new ${i}`, `cheap ${i}`, 100)
    const next = queue.take()
    if (next) order.push(next.item)
    queue.charge(next?.sender ?? null, 100)
  }
  expect(order).toContain('costly')
})

test('does not let a sender save up a share by waiting', () => {
  const queue = queueOf()
  for (let i = 0; i < 100; i += 1) {
    queue.add('b', `b${i}`)
    const next = queue.take()
    queue.charge(next?.sender ?? null, 10)
  }
  for (const item of ['c1', 'c2', 'c3']) queue.add('c', item)
  queue.add('b', 'b-last')
  expect(drain(queue, { b: 10, c: 10 }).indexOf('b-last')).toBeLessThanOrEqual(2)
})

test('starts a sender who comes back where the others are', () => {
  const queue = queueOf()
  queue.add('a', 'a1')
  expect(queue.take()?.item).toBe('a1')
  queue.charge('a', 5000)
  queue.add('b', 'b1')
  queue.take()
  queue.charge('b', 1)
  queue.add('a', 'a2')
  queue.add('c', 'c1')
  queue.add('b', 'b2')
  expect(drain(queue, {})).toEqual(['c1', 'b2', 'a2'])
})

test('limits the waiting items of a sender, but not the site’s own', () => {
  const queue = queueOf(2, 10)
  expect([1, 2, 3].map((n) => queue.add('a', `a${n}`))).toEqual([null, null, 'a3'])
  expect([1, 2, 3].map((n) => queue.add(null, `own${n}`))).toEqual([null, null, null])
  expect(queue.size).toBe(5)
})

test('drops the last item of the sender with most when the queue is full, so that a new sender is admitted', () => {
  const queue = queueOf(3, 6)
  for (const sender of ['a', 'b']) for (const n of [1, 2, 3]) queue.add(sender, `${sender}${n}`)
  expect(queue.add('c', 'c1')).toBe('a3')
  expect(queue.size).toBe(6)
  expect(drain(queue, {})).toContain('c1')
})

test('removes cancelled items', () => {
  const queue = queueOf()
  queue.add('a', 'a1')
  queue.add('a', 'a2')
  expect([queue.remove('a1'), queue.remove('a1')]).toEqual([true, false])
  expect(drain(queue, {})).toEqual(['a2'])
})
