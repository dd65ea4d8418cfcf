/**
 * How many times as much processor time some work takes as other work does: of three turns each the least, so
 * that neither the machine's speed nor what else it does decides.
 */
export function timesTheWork(work: () => void, other: () => void): number {
  const least = { work: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY }
  for (let turn = 0; turn < 3; turn += 1) {
    least.other = Math.min(least.other, microseconds(other))
    least.work = Math.min(least.work, microseconds(work))
  }
  // A clock tick is up to 10 ms: less than one cannot be compared.
  return least.work / Math.max(least.other, 10_000)
}

function microseconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
