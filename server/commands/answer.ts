import { text as readAll } from 'node:stream/consumers'
import { company } from '../../content/company.ts'
import { parseCaseReference } from '../../domain/case-reference.ts'
import { type CaseStatus, caseStatuses } from '../../domain/case-status.ts'
import { answerCase } from '../casework/answer.ts'
import { operator } from '../casework/desk.ts'
import { contactReader } from '../content/edited-content.ts'
import { openQueue } from '../jobs/open-queue.ts'
import { type Command, complain, say } from './command.ts'
import { withSite } from './with-site.ts'

const statuses = Object.keys(caseStatuses) as CaseStatus[]

export const answerCommand: Command = {
  name: 'answer',
  usage: 'REFERENCE [STATUS]',
  summary:
    'Answers a case with the text on standard input, and moves it to a status: in-progress, waiting-for-sender or done.',
  async run([given = '', status, ...rest]) {
    const reference = parseCaseReference(given)
    const isStatus = status === undefined || statuses.includes(status as CaseStatus)
    if (!reference || !isStatus || rest.length > 0) {
      complain(`Usage: npm run husvaer -- answer REFERENCE [${statuses.join('|')}] < answer.txt`)
      return 2
    }
    const text = process.stdin.isTTY ? '' : (await readAll(process.stdin)).trim()
    await withSite(async ({ database, secret, keyRing, content, config, log }) => {
      const queue = await openQueue(database, log)
      const desk = {
        database,
        secret,
        keyRing,
        queue,
        publicUrl: config.PUBLIC_URL,
        companyEmail: company.email,
        contact: contactReader(content),
      }
      const move = status ? { status: status as CaseStatus } : {}
      await answerCase(desk, operator, reference, { text: text || null, ...move, now: new Date() }).finally(
        queue.close,
      )
    })
    say(`Answered ${reference}. The sender is told by mail.`)
    return 0
  },
}
