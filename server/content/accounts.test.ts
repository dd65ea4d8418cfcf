import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invoiceCompanies } from '../../content/invoice-companies.ts'
import { accountTexts as texts } from '../../content/staff/accounts.ts'
import { everyRole } from '../../content/staff-roles.ts'
import { isAccountNumber } from '../../domain/norwegian-numbers.ts'
import { may } from '../../domain/permissions.ts'
import { longEmployed, shiftAccountChange } from '../../test/support/account-changes.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { verifyAudit } from '../audit/audit.ts'
import { listAccounts } from './accounts.ts'
import {
  approvalObstacle,
  approveAccount,
  proposeAccount,
  refuseAccount,
  stopAccount,
} from './change-account.ts'
import { publishAccounts } from './publish-accounts.ts'

let server: TemporaryServer
let accountant: string
let administrator: string
beforeAll(async () => {
  server = await temporaryServer()
  accountant = (await longEmployed(server.database.pool, 'okonomi', 'Kari Regnskap')).id
  administrator = (await longEmployed(server.database.pool, 'administrator', 'Ola Sjef')).id
})
afterAll(() => server.stop())

let place = -1
let orgNumber = ''
let name = ''
let other = ''
beforeEach(() => {
  // Each test has a company of its own.
  place += 1
  const company = invoiceCompanies[place]
  orgNumber = company?.orgNumber ?? ''
  name = company?.name ?? ''
  other = invoiceCompanies[place + 1]?.accountNumber ?? ''
})

const query = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values)
const line = async (as = accountant) =>
  (await listAccounts(server.staff, as)).find((each) => each.orgNumber === orgNumber)
const shown = async () => (await server.content.current()).accounts[orgNumber]
const propose = async (by = accountant) => {
  await proposeAccount(server.staff, { orgNumber, account: other, by })
  return (await line())?.pending?.id ?? ''
}
const approve = (id: string, by = administrator) => approveAccount(server.staff, { id, by, method: 'totp' })
const isDue = (id: string) =>
  shiftAccountChange(server.database.pool, id, {
    publish_at: "now() - interval '1 minute'",
    decided_at: "now() - interval '1 day'",
  })
const note = (by: string, action: string, on: string, at = 'now()') =>
  query(
    `insert into audit_log (at, staff_id, action, subject, detail) values (${at}, $1, $2, $3, '{"kind": "totp"}')`,
    [by, action, `staff ${on}`],
  )

describe('a proposed account number', () => {
  test('is shown when a second person has approved it and the delay is over; all administrators hear of each step', async () => {
    const id = await propose()
    expect((await line())?.pending).toMatchObject({ state: 'proposed', isMine: true, obstacle: 'own' })
    expect((await line(administrator))?.pending).toMatchObject({ obstacle: null, by: 'Kari Regnskap' })
    await approve(id)
    expect((await line())?.pending).toMatchObject({ state: 'approved', approvedBy: 'Ola Sjef' })
    expect(await publishAccounts(server.staff)).toBe(0)
    expect(await shown()).toBeUndefined()
    await isDue(id)
    expect(await publishAccounts(server.staff)).toBe(1)
    await expect.poll(shown, { timeout: 1000, interval: 10 }).toBe(other)
    expect((await line())?.pending).toBeNull()
    const { rows } = await query(
      `select data ->> 'subject' as subject from mails where kind = 'notice-to-staff'
         and recipient = (select email from staff where id = $1) order by created_at`,
      [administrator],
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      `Nytt kontonummer foreslått: ${name}`,
      `Kontonummer godkjent: ${name}`,
      `Kontonummer endret: ${name}`,
    ])
    expect((await verifyAudit(server.database.pool)).broken).toBeNull()
  })

  test('is stopped by any administrator while it waits, and never shown then', async () => {
    const id = await propose()
    await approve(id)
    const third = await makeStaff(server.database.pool, 'administrator')
    await stopAccount(server.staff, { id, by: third.id })
    await isDue(id).catch(() => undefined)
    expect(await publishAccounts(server.staff)).toBe(0)
    expect(await shown()).toBeUndefined()
    await expect(stopAccount(server.staff, { id, by: third.id })).rejects.toThrow(texts.notWaiting)
    // And the company can have another proposal.
    await propose()
  })

  test('is stopped by itself where one of the two has been shut out meanwhile', async () => {
    const proposer = await longEmployed(server.database.pool, 'okonomi')
    const id = await propose(proposer.id)
    await approve(id)
    await isDue(id)
    await query('update staff set disabled_at = now() where id = $1', [proposer.id])
    expect(await publishAccounts(server.staff)).toBe(0)
    expect(await shown()).toBeUndefined()
    expect(
      (await query('select stopped_at from account_changes where id = $1', [id])).rows[0].stopped_at,
    ).not.toBeNull()
  })

  test('expires after a week, and makes room for another', async () => {
    const id = await propose()
    await shiftAccountChange(server.database.pool, id, { expires_at: "now() - interval '1 second'" })
    expect((await line())?.pending).toBeNull()
    await expect(approve(id)).rejects.toThrow(texts.obstacles.expired)
    const again = await propose()
    expect(again).not.toBe(id)
    expect((await query('select decision from account_changes where id = $1', [id])).rows[0].decision).toBe(
      'expired',
    )
  })

  test('is withdrawn by its proposer and refused by others, once', async () => {
    const mine = await propose()
    await refuseAccount(server.staff, { id: mine, by: accountant })
    const theirs = await propose()
    await refuseAccount(server.staff, { id: theirs, by: administrator })
    const { rows } = await query(
      "select action from audit_log where subject = $1 and action in ('account-withdrawn', 'account-refused') order by id",
      [`account ${name}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['account-withdrawn', 'account-refused'])
    await expect(approve(theirs)).rejects.toThrow(texts.gone)
  })

  test.each(['12345678901', '9710 75 28826abc', '00000000000', ''])('is never %o', (account) => {
    expect(() => proposeAccount(server.staff, { orgNumber, account, by: accountant })).toThrow(
      texts.wrongNumber,
    )
  })

  test('is of a company that is ours, another than the one shown, and one at a time', async () => {
    const ask = (more: object) =>
      proposeAccount(server.staff, { orgNumber, account: other, by: accountant, ...more })
    expect(() => ask({ orgNumber: '999999999' })).toThrow(texts.noCompany)
    await expect(ask({ account: invoiceCompanies[place]?.accountNumber ?? '' })).rejects.toThrow(
      texts.sameNumber,
    )
    await ask({})
    await expect(ask({})).rejects.toThrow(texts.already)
  })
})

describe('a second person', () => {
  const obstacle = async (id: string, by: string) => {
    const { rows } = await query(
      'select account_approval_obstacle(c, $2) as obstacle from account_changes c where id = $1',
      [id, by],
    )
    return rows[0]?.obstacle
  }

  test('is not the proposer, nor of another role, nor shut out', async () => {
    const id = await propose()
    expect(await obstacle(id, accountant)).toBe('own')
    for (const role of everyRole) {
      const { id: by } = await longEmployed(server.database.pool, role)
      // The database and the application know the same roles.
      expect(await obstacle(id, by), role).toBe(may(role, 'approve-accounts') ? null : 'role')
    }
    const gone = await longEmployed(server.database.pool)
    await query('update staff set disabled_at = now() where id = $1', [gone.id])
    expect(await obstacle(id, gone.id)).toBe('role')
    expect(await obstacle(id, randomUUID())).toBe('role')
  })

  test('has signed in before the proposal, and shown no new second factor since', async () => {
    const invited = await makeStaff(server.database.pool, 'administrator')
    const renewed = await longEmployed(server.database.pool)
    const id = await propose()
    expect(await obstacle(id, invited.id)).toBe('new')
    await note(invited.id, 'sign-in', invited.id)
    expect(await obstacle(id, invited.id)).toBe('new')
    expect(await obstacle(id, renewed.id)).toBeNull()
    await note(renewed.id, 'second-factor-added', renewed.id)
    expect(await obstacle(id, renewed.id)).toBe('new-factor')
    await expect(approve(id, renewed.id)).rejects.toThrow(texts.obstacles['new-factor'])
  })

  test.each(['staff-invited', 'staff-role-changed', 'staff-enabled', 'staff-second-factor-reset'])(
    'is not tied to the proposer by «%s» of the last 30 days, either way',
    async (action) => {
      const [one, two, before] = await Promise.all(
        [1, 2, 3].map(() => longEmployed(server.database.pool, 'okonomi')),
      )
      if (!one || !two || !before) throw new Error('Not made')
      await note(accountant, action, one.id, "now() - interval '29 days'")
      await note(accountant, action, before.id, "now() - interval '31 days'")
      const id = await propose()
      expect(await obstacle(id, one.id)).toBe('tied')
      expect(await obstacle(id, before.id)).toBeNull()
      await refuseAccount(server.staff, { id, by: accountant })
      // An administrator who lets a made-up colleague propose, and approves it.
      await note(two.id, action, one.id, "now() - interval '29 days'")
      const theirs = await propose(one.id)
      expect(await obstacle(theirs, two.id)).toBe('tied')
      await refuseAccount(server.staff, { id: theirs, by: one.id })
      await expect(approve(theirs, two.id)).rejects.toThrow(texts.gone)
    },
  )

  test('is not tied to the proposer through others: two made-up colleagues of one administrator', async () => {
    const [head, first, second] = await Promise.all(
      [1, 2, 3].map(() => longEmployed(server.database.pool, 'administrator')),
    )
    if (!head || !first || !second) throw new Error('Not made')
    await note(head.id, 'staff-invited', first.id, "now() - interval '3 days'")
    await note(first.id, 'staff-invited', second.id, "now() - interval '2 days'")
    const id = await propose(second.id)
    expect(await obstacle(id, head.id)).toBe('tied')
    expect(await obstacle(id, first.id)).toBe('tied')
    expect(await approvalObstacle(server.staff, { id, by: head.id })).toBe(texts.obstacles.tied)
    const pending = (await line(administrator))?.pending
    expect(pending?.state === 'proposed' && pending.approvers).toContain('Ola Sjef')
    await expect(approve(id, head.id)).rejects.toThrow(texts.obstacles.tied)
    await approve(id)
  })
})

describe('the database, whatever the application does', () => {
  const insert = (more: string, values: string) =>
    query(
      `insert into account_changes (org_number, account_number, proposed_by${more}) values ($1, $2, $3${values})`,
      [orgNumber, other, accountant],
    )
  const confirm = (id: string, by: string, at = 'now()') =>
    query(
      `insert into staff_confirmations (staff_id, account_change_id, method, at) values ($2, $1, 'totp', ${at})`,
      [id, by],
    )
  const approveRaw = (id: string, by: string) =>
    query(
      "update account_changes set decision = 'approved', decided_by = $2, publish_at = now() where id = $1",
      [id, by],
    )

  test('takes no row that was not approved as it should be', async () => {
    await expect(
      insert(
        ', decided_by, decided_at, decision, publish_at, published_at',
        `, '${administrator}', now(), 'approved', now(), now()`,
      ),
    ).rejects.toThrow('begins as a proposal')
    const id = await propose()
    await expect(approveRaw(id, administrator)).rejects.toThrow('no second factor')
    await confirm(id, administrator, "now() - interval '6 minutes'")
    await confirm(id, accountant)
    await expect(approveRaw(id, administrator)).rejects.toThrow('no second factor')
    await expect(approveRaw(id, accountant)).rejects.toThrow('own')
    const invited = await longEmployed(server.database.pool)
    await note(accountant, 'staff-invited', invited.id)
    await confirm(id, invited.id)
    await expect(approveRaw(id, invited.id)).rejects.toThrow('tied')
    await expect(
      query('update account_changes set published_at = now() where id = $1', [id]),
    ).rejects.toThrow('approved before')
    await confirm(id, administrator)
    await approveRaw(id, administrator)
  })

  test('publishes nothing before it is due, nothing else than was approved, and takes nothing back', async () => {
    const id = await propose()
    await approve(id)
    const publish = () => query('update account_changes set published_at = now() where id = $1', [id])
    await expect(publish()).rejects.toThrow('not due')
    await expect(
      query('update account_changes set publish_at = now(), published_at = now() where id = $1', [id]),
    ).rejects.toThrow('never changed')
    for (const column of ['account_number', 'org_number']) {
      await expect(
        query(`update account_changes set ${column} = $2 where id = $1`, [
          id,
          invoiceCompanies[0]?.accountNumber,
        ]),
      ).rejects.toThrow('never changed')
    }
    await expect(query('delete from account_changes where id = $1', [id])).rejects.toThrow('never deleted')
    await expect(query('truncate account_changes cascade')).rejects.toThrow('never deleted')
    await isDue(id)
    await publish()
    await expect(
      query('update account_changes set stopped_at = now(), published_at = null where id = $1', [id]),
    ).rejects.toThrow('is over')
  })

  test('knows the check digit as the application does', async () => {
    const numbers = Array.from({ length: 300 }, (_, i) => String(12_345_670_000 + i * 7919))
    numbers.push('00000000000', '١٢٣٤٥٦٧٨٩٠١', '1234567890', '123456789012', 'abcdefghijk', '')
    const { rows } = await query('select n, is_account_number(n) as valid from unnest($1::text[]) as n', [
      numbers,
    ])
    for (const { n, valid } of rows) expect(valid, n).toBe(isAccountNumber(n))
    expect(rows.filter(({ valid }) => valid).length).toBeGreaterThan(10)
    other = '12345678901'
    await expect(insert('', '')).rejects.toThrow('check_digit')
  })
})
