import { verifyAudit } from '../audit/audit.ts'
import { type Command, complain, say } from './command.ts'
import { withSite } from './with-site.ts'

export const verifyAuditCommand: Command = {
  name: 'verify-audit',
  usage: '[HEAD]',
  summary:
    'Works the chain of the audit log out again; with HEAD also tells whether that entry is still in it.',
  async run([head, ...rest]) {
    if (rest.length > 0 || (head !== undefined && !/^[0-9a-f]{64}$/.test(head))) {
      complain('Usage: npm run husvaer -- verify-audit [HEAD], where HEAD is what an earlier run has printed')
      return 2
    }
    const { check, isKnown } = await withSite(async ({ database }) => ({
      check: await verifyAudit(database.pool),
      isKnown:
        head === undefined ||
        (await database.pool.query("select 1 from audit_log where hash = decode($1, 'hex')", [head]))
          .rowCount === 1,
    }))
    if (check.broken !== null) complain(`The chain is broken at entry ${check.broken}.`)
    if (!isKnown) complain('The entry with that hash is gone: the log was cut off or made anew.')
    if (check.broken !== null || !isKnown) return 1
    say(`The chain holds: ${check.entries} entries. Its head is`)
    say(check.head)
    return 0
  },
}
