import { text as readAll } from 'node:stream/consumers'
import { company } from '#landlord/company.ts'
import { parseCaseReference } from '../../domain/cases/case-reference.ts'
import { allCaseStatuses } from '../../domain/cases/case-status.ts'
import { answerCase } from '../../features/inbox/server/answer/answer.ts'
import { operator } from '../../features/inbox/server/caseworker.ts'
import { contactReader } from '../../features/info-pages/server/edited-content.ts'
import { defineCommand, say, UsageError, withSite } from './command.ts'

export const answerCommand = defineCommand({
  name: 'answer',
  usage: 'REFERENCE [STATUS] < FILE',
  summary:
    'Answers a case with the text on standard input, and moves it to a status: in-progress, waiting-for-sender or done.',
  options: {},
  positionals: { min: 1, max: 2 },
  async run(_, [given = '', givenStatus]) {
    const reference = parseCaseReference(given)
    if (!reference) throw new UsageError(`${given} is not the reference of a case.`)
    const status = allCaseStatuses.find((each) => each === givenStatus)
    if (givenStatus && !status) throw new UsageError(`The status is one of ${allCaseStatuses.join(', ')}.`)
    const text = process.stdin.isTTY ? '' : (await readAll(process.stdin)).trim()
    await withSite(async ({ database, secret, keyRing, content, config }) => {
      const deps = {
        database,
        secret,
        keyRing,
        publicUrl: config.PUBLIC_URL,
        companyEmail: company.email,
        sendsMail: Boolean(config.SMTP_URL),
        contact: contactReader(content),
      }
      const move = status ? { status } : {}
      const answer = { text: text || null, ...move, now: new Date() }
      await answerCase(deps, operator, reference, answer)
    })
    say(`Answered ${reference}. The sender gets a mail.`)
    return 0
  },
})
