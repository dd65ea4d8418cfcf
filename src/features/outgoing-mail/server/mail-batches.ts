import type { Pool } from 'pg'
import { batchWhileBusy } from '../../../platform/base/batch-while-busy.ts'
import { serialQueue } from '../../../platform/base/serial-queue.ts'
import { isGivenUp, noteFailure } from './held-up-mail.ts'
import { type FinishedMail, recordMails } from './record-mails.ts'
import { type MailWork, sendMail } from './send-mail.ts'
import type { TakenMail } from './take-mails.ts'

/**
 * A mail is handed in when the one before is recorded, or has taken this long. Those between the two are sent again if the
 * process is killed: a fast mail server has one at a time of them, and a slow one as many as there are connections.
 */
const NEXT_AFTER_MS = 40

/** Sends taken mails: each is sent at its own pace, and results are recorded together. */
export class MailBatches {
  private readonly underWay = new Map<string, Promise<void>>()
  /** Accepted by the mail server and not recorded yet: never sent again. */
  private readonly accepted = new Set<string>()
  private readonly inTurn = serialQueue(NEXT_AFTER_MS)
  private readonly record: (finished: FinishedMail) => Promise<void>
  private readonly work: MailWork
  private readonly pool: Pool

  constructor(work: MailWork, pool: Pool) {
    this.work = work
    this.pool = pool
    this.record = batchWhileBusy((finished) => recordMails({ pool, log: work.log }, finished))
  }

  /** The mails that are on their way to the mail server, or not recorded yet. */
  ids(): string[] {
    return [...this.underWay.keys()]
  }

  get size(): number {
    return this.underWay.size
  }

  /** Starts sending; `onFree` is called whenever a mail is recorded or has failed. */
  start(taken: readonly TakenMail[], onFree: () => void): void {
    for (const mail of taken) {
      const done = this.sendAndRecord(mail)
        .catch((error) => this.fail(mail, error instanceof Error ? error : new Error(String(error))))
        .finally(() => {
          this.underWay.delete(mail.id)
          onFree()
        })
      this.underWay.set(mail.id, done)
    }
  }

  /** Resolves when all that is under way is recorded or has failed. */
  async finished(): Promise<void> {
    await Promise.all(this.underWay.values())
  }

  private sendAndRecord(taken: TakenMail): Promise<void> {
    return this.inTurn(async () => {
      const { id: mailId } = taken
      const isSent = this.accepted.has(mailId) || (await sendMail(this.work, taken.read()))
      if (isSent) this.accepted.add(mailId)
      const accepted = this.work.transport.onlyStores ? 'stored' : 'sent'
      await this.record({ mailId, outcome: isSent ? accepted : 'withheld' })
      this.accepted.delete(mailId)
    })
  }

  private async fail({ id: mailId, retries }: TakenMail, error: Error): Promise<void> {
    const { log } = this.work
    const isLast = isGivenUp({ retries })
    log[isLast ? 'error' : 'warn'](
      { err: error, mailId },
      isLast ? 'A mail was given up' : 'Sending a mail failed; it will be retried',
    )
    // A failure that cannot be noted ends with the lease, and the mail is taken again.
    await noteFailure(this.pool, { mailId, retries, error }).catch((problem) =>
      log.warn({ err: problem, mailId }, 'The failure of a mail could not be noted'),
    )
  }
}
