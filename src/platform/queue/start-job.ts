import type { Queue } from './open-queue.ts'

/** The jobs that staff may start at any time. */
const startableJobs = ['sync-listings', 'import-images', 'take-pictures'] as const

export type StartableJob = (typeof startableJobs)[number]

/** Starts a job now. While one is waiting or running, that one is it. */
export async function startJob({ boss }: Queue, name: StartableJob): Promise<void> {
  await boss.send(name, {})
}
