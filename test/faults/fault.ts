import type { World } from './world.ts'

/** What a preload in `sabotages/` takes away from the site. */
export type Sabotage =
  | 'acknowledges-failures'
  | 'asynchronous-commit'
  | 'forgets-failed-mail'
  | 'impatient-mail'
  | 'jobs-by-own-clock'
  | 'keeps-failed-photos'
  | 'marks-mail-before-reading'
  | 'no-error-listeners'
  | 'no-mail-retries'
  | 'no-second-database'

/**
 * What is wrong after a fault: the site's process has ended, or is not as before by itself; something that was
 * acknowledged is lost, or has come more than once.
 */
export interface Problem {
  kind: 'ended' | 'not recovered' | 'lost' | 'twice'
  text: string
}

/**
 * Something that goes wrong around the site while forms are sent to it. A file in `faults/` that exports one as
 * `fault` takes part in the test.
 */
export interface Fault {
  name: string
  /** The folder on a small file system of its own, or photos in a bucket. */
  needs?: 'small-disk' | 'bucket'
  /** How long it lasts, in ms. */
  lastsMs?: number
  /** Mails that may come twice because of it: those that were handed in and not noted as sent. */
  maxDuplicates?: number
  begin(world: World): Promise<void> | void
  /** What counts how often it has struck: it lasts until that has grown, on a slow machine too. */
  strikes?(world: World): number
  end(world: World): Promise<void> | void
  /** What is wrong when all has settled, besides what is counted for every fault. */
  check?(world: World): Promise<Problem[]>
  /** With this taken away from the site, the same fault has to make the test fail, and in this way. */
  sabotage: Sabotage
  shows: Problem['kind']
}
