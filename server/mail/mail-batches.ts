import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { collect } from '../base/collect.ts'
import { oneAfterAnother } from '../base/one-after-another.ts'
import type { Queue, TakenJob } from '../queue/open-queue.ts'
import { type ClaimedMail, claimMails, type ReadClaimed } from './claim-mails.ts'
import { noteFailure } from './held-up-mail.ts'
import { completeJobs, type FinishedMail, type RecordedMail, recordMails } from './record-mails.ts'
import { type MailWork, sendMail } from './send-mail.ts'

type Claims = Promise<Map<string, ReadClaimed>>

/** How often the jobs of recorded mails are completed: none is sent again while they wait, so they are completed together. */
const COMPLETE_EVERY_MS = 25

/**
 * A mail is handed in when the one before is recorded, or has taken this long. Those between the two are sent again if the
 * process is killed: a fast mail server has one at a time of them, and a slow one as many as there are connections.
 */
const NEXT_AFTER_MS = 40

interface Sending {
  jobs: TakenJob<'send-mail'>[]
  done: Promise<void>
}

/** Sends the mails of jobs: they are claimed together, each is sent at its own pace, and results are recorded together. */
export class MailBatches {
  /** By the ids of mails: one whose job is handed out twice is sent once. */
  private readonly underWay = new Map<string, Sending>()
  /** Accepted by the mail server and not recorded yet: never sent again. */
  private readonly accepted = new Set<string>()
  private unrecorded = 0
  private readonly inTurn = oneAfterAnother(NEXT_AFTER_MS)
  private readonly record: (finished: FinishedMail) => Promise<void>
  private readonly complete: (recorded: RecordedMail) => Promise<void>
  private readonly work: MailWork
  private readonly queue: Queue
  private readonly pool: Pool

  constructor(work: MailWork, queue: Queue, pool: Pool) {
    this.work = work
    this.queue = queue
    this.pool = pool
    const deps = { pool, queue, log: work.log }
    this.record = collect((finished) => recordMails(deps, finished))
    this.complete = collect(async (recorded) => {
      await completeJobs(deps, recorded)
      await wait(COMPLETE_EVERY_MS)
    })
  }

  /** How many mails are on their way to the mail server, or not recorded yet. */
  get size(): number {
    return this.unrecorded
  }

  /** The jobs under way. */
  jobIds(): string[] {
    return [...this.underWay.values()].flatMap(({ jobs }) => jobs.map(({ id }) => id))
  }

  /** Starts sending; `onFree` is called whenever a mail is recorded or has failed. */
  start(taken: readonly TakenJob<'send-mail'>[], onFree: () => void): void {
    const started = taken.filter((job) => {
      const known = this.underWay.get(job.data.mailId)
      known?.jobs.push(job)
      return !known
    })
    const claims = claimMails(
      this.pool,
      started.map(({ data }) => data.mailId).filter((mailId) => !this.accepted.has(mailId)),
    )
    // Each of them handles it where it needs its claim.
    claims.catch(() => undefined)
    for (const job of started) {
      const { mailId } = job.data
      const jobs = [job]
      this.unrecorded += 1
      const free = () => {
        this.unrecorded -= 1
        onFree()
      }
      const done = this.send(mailId, jobs, claims, free).finally(() => this.underWay.delete(mailId))
      this.underWay.set(mailId, { jobs, done })
    }
  }

  /** Resolves when all that is under way is recorded or has failed. */
  async finished(): Promise<void> {
    await Promise.all([...this.underWay.values()].map(({ done }) => done))
  }

  private async send(
    mailId: string,
    jobs: TakenJob<'send-mail'>[],
    claims: Claims,
    free: () => void,
  ): Promise<void> {
    let outcome: FinishedMail['outcome']
    try {
      outcome = await this.sendAndRecord(mailId, claims).finally(free)
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      return this.fail(mailId, jobs, error)
    }
    // The mail is recorded: a job that cannot be completed is taken over when its lease ends, and finds nothing to send.
    await this.complete({ mailId, outcome, jobIds: jobs.map(({ id }) => id) }).catch((error) =>
      this.work.log.warn({ err: error, mailId }, 'The job of a recorded mail could not be completed'),
    )
  }

  private async sendAndRecord(mailId: string, claims: Claims): Promise<FinishedMail['outcome']> {
    const isAccepted = this.accepted.has(mailId)
    // Where they could not be claimed together, none of their attempts is counted.
    const claimed = isAccepted ? null : await claims.catch(() => claimMails(this.pool, [mailId]))
    const mail = await claimed?.get(mailId)?.()
    return this.inTurn(async () => {
      const outcome = claimed ? await this.sendClaimed(mail) : 'sent'
      if (outcome === 'sent') this.accepted.add(mailId)
      await this.record({ mailId, outcome })
      this.accepted.delete(mailId)
      return outcome
    })
  }

  private async sendClaimed(mail: ClaimedMail | undefined): Promise<FinishedMail['outcome']> {
    if (!mail) return 'left'
    return (await sendMail(this.work, mail)) ? 'sent' : 'withheld'
  }

  private async fail(mailId: string, jobs: readonly TakenJob<'send-mail'>[], error: Error): Promise<void> {
    const { log } = this.work
    const isLast = jobs.some(({ retryCount, retryLimit }) => retryCount >= retryLimit)
    log[isLast ? 'error' : 'warn']({ err: error, mailId }, isLast ? 'A mail was given up' : 'A mail waits')
    await noteFailure(this.pool, { mailId, error, isLast }).catch(() => undefined)
    // A job that cannot be marked is taken over when its lease ends.
    await this.queue.fail(
      'send-mail',
      jobs.map(({ id }) => id),
      error,
    )
  }
}
