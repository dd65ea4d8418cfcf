import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { longEmployed } from '../../../../test/support/account-changes.ts'
import { accountTests } from '../../../../test/support/account-tests.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { may } from '../../../domain/people/permissions.ts'
import { allRoles } from '../../../domain/people/staff-roles.ts'
import { accountNumberTexts } from '../accounts.words.ts'
import { approvalObstacle, refuseAccount } from './change-account.ts'

const { server, accountant, administrator, query, line, propose, approve, note } = accountTests()

describe('a second person', () => {
  const obstacle = async (id: string, by: string) => {
    const { rows } = await query(
      'select account_approval_obstacle(c, $2) as obstacle from account_changes c where id = $1',
      [id, by],
    )
    return rows[0]?.obstacle
  }

  test('is not the proposer, not of another role, and not disabled', async () => {
    const id = await propose()
    expect(await obstacle(id, accountant())).toBe('own')
    for (const role of allRoles) {
      const { id: by } = await longEmployed(server().database.pool, role)
      // The database and the application know the same roles.
      expect(await obstacle(id, by), role).toBe(may(role, 'approve-accounts') ? null : 'role')
    }
    const gone = await longEmployed(server().database.pool)
    await query('update staff set disabled_at = now() where id = $1', [gone.id])
    expect(await obstacle(id, gone.id)).toBe('role')
    expect(await obstacle(id, randomUUID())).toBe('role')
  })

  test('must have signed in before the proposal, without a new second factor since', async () => {
    const invited = await makeStaff(server().database.pool, 'administrator')
    const renewed = await longEmployed(server().database.pool)
    const id = await propose()
    expect(await obstacle(id, invited.id)).toBe('new')
    await note(invited.id, 'sign-in', invited.id)
    expect(await obstacle(id, invited.id)).toBe('new')
    expect(await obstacle(id, renewed.id)).toBeNull()
    await note(renewed.id, 'second-factor-added', renewed.id)
    expect(await obstacle(id, renewed.id)).toBe('new-factor')
    await expect(approve(id, renewed.id)).rejects.toThrow(accountNumberTexts.obstacles['new-factor'])
  })

  test.each(['staff-invited', 'staff-role-changed', 'staff-enabled', 'staff-second-factor-reset'])(
    'is not tied to the proposer by «%s» of the last 30 days, either way',
    async (action) => {
      const [one, two, before] = await Promise.all(
        [1, 2, 3].map(() => longEmployed(server().database.pool, 'okonomi')),
      )
      if (!one || !two || !before) throw new Error('Not made')
      await note(accountant(), action, one.id, "now() - interval '29 days'")
      await note(accountant(), action, before.id, "now() - interval '31 days'")
      const id = await propose()
      expect(await obstacle(id, one.id)).toBe('tied')
      expect(await obstacle(id, before.id)).toBeNull()
      await refuseAccount(server().staff, { id, by: accountant() })
      // An administrator who lets a made-up colleague propose, and approves it.
      await note(two.id, action, one.id, "now() - interval '29 days'")
      const theirs = await propose(one.id)
      expect(await obstacle(theirs, two.id)).toBe('tied')
      await refuseAccount(server().staff, { id: theirs, by: one.id })
      await expect(approve(theirs, two.id)).rejects.toThrow(accountNumberTexts.gone)
    },
  )

  test('is not related to the proposer: two invented colleagues of one administrator are refused', async () => {
    const [head, first, second] = await Promise.all(
      [1, 2, 3].map(() => longEmployed(server().database.pool, 'administrator')),
    )
    if (!head || !first || !second) throw new Error('Not made')
    await note(head.id, 'staff-invited', first.id, "now() - interval '3 days'")
    await note(first.id, 'staff-invited', second.id, "now() - interval '2 days'")
    const id = await propose(second.id)
    expect(await obstacle(id, head.id)).toBe('tied')
    expect(await obstacle(id, first.id)).toBe('tied')
    expect(await approvalObstacle(server().staff, { id, by: head.id })).toBe(
      accountNumberTexts.obstacles.tied,
    )
    const pending = (await line(administrator()))?.pending
    expect(pending?.state === 'proposed' && pending.approvers).toContain('Ola Sjef')
    await expect(approve(id, head.id)).rejects.toThrow(accountNumberTexts.obstacles.tied)
    await approve(id)
  })
})
