import { isInChain, verifyAudit } from '../../platform/audit/verify-audit.ts'
import { complain, defineCommand, say, UsageError, withSite } from './command.ts'

export const verifyAuditCommand = defineCommand({
  name: 'verify-audit',
  usage: '[HEAD]',
  summary: 'Recomputes the hash chain of the audit log; with HEAD also checks that the entry is still in it.',
  options: {},
  positionals: { min: 0, max: 1 },
  async run(_, [head]) {
    if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
      throw new UsageError('HEAD is the hash that an earlier run has printed: 64 hexadecimal digits.')
    const { check, isKnown } = await withSite(async ({ database }) => ({
      check: await verifyAudit(database.pool),
      isKnown: head === undefined || (await isInChain(database.pool, head)),
    }))
    if (check.broken !== null) complain(`The chain is broken at entry ${check.broken}.`)
    if (!isKnown) complain('The entry with that hash is gone: the log was cut off or rewritten.')
    if (check.broken !== null || !isKnown) return 1
    say(`The chain holds: ${check.entries} entries. Its head is`)
    say(check.head)
    return 0
  },
})
