import { keysOf, recordOf } from '../../src/domain/records.ts'
import type { Random } from '../illustrations/random.ts'

/** A way to choose among things, each as likely as its weight says. */
export function weighted<T>(things: readonly T[], weightOf: (thing: T) => number): (random: Random) => T {
  const total = things.reduce((sum, thing) => sum + weightOf(thing), 0)
  return (random) => {
    let left = random.next() * total
    const found = things.find((thing) => {
      left -= weightOf(thing)
      return left < 0
    })
    const thing = found ?? things.at(-1)
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }
}

/**
 * The names of a table by their shares, `count` in all, in the order of the table. Each stands at least once as long as
 * there is room; the largest share takes what the rounding leaves.
 */
export function divided<K extends string>(count: number, table: Readonly<Record<K, { share: number }>>): K[] {
  const names = keysOf(table)
  const total = names.reduce((sum, name) => sum + table[name].share, 0)
  const counts = recordOf(names, (name) => Math.max(1, Math.floor((count * table[name].share) / total)))
  const given = names.reduce((sum, name) => sum + counts[name], 0)
  const largest = names.reduce((one, other) => (table[other].share > table[one].share ? other : one))
  const countOf = (name: K) => (name === largest ? counts[name] + count - given : counts[name])
  return names
    .flatMap((name) => Array.from({ length: Math.max(0, countOf(name)) }, () => name))
    .slice(0, count)
}

/** The things in an order of chance. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  return things
    .map((thing) => ({ thing, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing)
}
