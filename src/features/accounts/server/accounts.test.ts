import { describe, expect, test } from 'vitest'
import { longEmployed, shiftAccountChange } from '../../../../test/support/account-changes.ts'
import { accountTests } from '../../../../test/support/account-tests.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'
import { accountNumberTexts } from '../accounts.words.ts'
import { proposeAccount, refuseAccount, stopAccount } from './change-account.ts'
import { publishAccounts } from './publish-accounts.ts'

const { server, accountant, administrator, company, otherAccount, query, line, propose, approve, isDue } =
  accountTests()
const shown = async () => (await server().content.current()).accounts[company().orgNumber]

describe('a proposed account number', () => {
  test('is shown when a second person has approved it and the delay is over; all administrators are notified of each step', async () => {
    const id = await propose()
    expect((await line())?.pending).toMatchObject({ state: 'proposed', isMine: true, obstacle: 'own' })
    expect((await line(administrator()))?.pending).toMatchObject({ obstacle: null, by: 'Kari Regnskap' })
    await approve(id)
    expect((await line())?.pending).toMatchObject({ state: 'approved', approvedBy: 'Ola Sjef' })
    expect(await publishAccounts(server().staff)).toBe(0)
    expect(await shown()).toBeUndefined()
    await isDue(id)
    expect(await publishAccounts(server().staff)).toBe(1)
    await expect.poll(shown).toBe(otherAccount())
    expect((await line())?.pending).toBeNull()
    const { rows } = await query(
      `select data ->> 'subject' as subject from mails where kind = 'notice-to-staff'
         and recipient = (select email from staff where id = $1) order by created_at`,
      [administrator()],
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      `Nytt kontonummer foreslått: ${company().name}`,
      `Kontonummer godkjent: ${company().name}`,
      `Kontonummer endret: ${company().name}`,
    ])
    expect((await verifyAudit(server().database.pool)).broken).toBeNull()
  })

  test('is stopped by any administrator while it waits, and never shown then', async () => {
    const id = await propose()
    await approve(id)
    const third = await makeStaff(server().database.pool, 'administrator')
    await stopAccount(server().staff, { id, by: third.id })
    await isDue(id).catch(() => undefined)
    expect(await publishAccounts(server().staff)).toBe(0)
    expect(await shown()).toBeUndefined()
    await expect(stopAccount(server().staff, { id, by: third.id })).rejects.toThrow(
      accountNumberTexts.notWaiting,
    )
    // The company can then get another proposal.
    await propose()
  })

  test('is stopped automatically when its proposer or approver has been disabled', async () => {
    const proposer = await longEmployed(server().database.pool, 'okonomi')
    const id = await propose(proposer.id)
    await approve(id)
    await isDue(id)
    await query('update staff set disabled_at = now() where id = $1', [proposer.id])
    expect(await publishAccounts(server().staff)).toBe(0)
    expect(await shown()).toBeUndefined()
    expect(
      (await query('select stopped_at from account_changes where id = $1', [id])).rows[0].stopped_at,
    ).not.toBeNull()
  })

  test('expires after a week, so that another can be proposed', async () => {
    const id = await propose()
    await shiftAccountChange(server().database.pool, id, { expires_at: "now() - interval '1 second'" })
    expect((await line())?.pending).toBeNull()
    await expect(approve(id)).rejects.toThrow(accountNumberTexts.obstacles.expired)
    const again = await propose()
    expect(again).not.toBe(id)
    expect((await query('select decision from account_changes where id = $1', [id])).rows[0].decision).toBe(
      'expired',
    )
  })

  test('is withdrawn by its proposer and refused by others, once', async () => {
    const mine = await propose()
    await refuseAccount(server().staff, { id: mine, by: accountant() })
    const theirs = await propose()
    await refuseAccount(server().staff, { id: theirs, by: administrator() })
    const { rows } = await query(
      "select action from audit_log where subject_kind = 'account' and subject_id = $1 and action in ('account-withdrawn', 'account-refused') order by id",
      [company().name],
    )
    expect(rows.map(({ action }) => action)).toEqual(['account-withdrawn', 'account-refused'])
    await expect(approve(theirs)).rejects.toThrow(accountNumberTexts.gone)
  })

  test.each(['12345678901', '9710 75 28826abc', '00000000000', ''])('is never %o', (account) => {
    expect(() =>
      proposeAccount(server().staff, { orgNumber: company().orgNumber, account, by: accountant() }),
    ).toThrow(accountNumberTexts.wrongNumber)
  })

  test('must be for one of our companies, differ from the published one, and be the only one', async () => {
    const ask = (more: object) =>
      proposeAccount(server().staff, {
        orgNumber: company().orgNumber,
        account: otherAccount(),
        by: accountant(),
        ...more,
      })
    expect(() => ask({ orgNumber: '999999999' })).toThrow(accountNumberTexts.noCompany)
    await expect(ask({ account: company().accountNumber })).rejects.toThrow(accountNumberTexts.sameNumber)
    await ask({})
    await expect(ask({})).rejects.toThrow(accountNumberTexts.already)
  })
})
