import { describe, expect, test } from 'vitest'
import { longEmployed } from '../../../../test/support/account-changes.ts'
import { accountTests } from '../../../../test/support/account-tests.ts'
import { isAccountNumber } from '../../../domain/contact/norwegian-numbers.ts'

const { server, accountant, administrator, company, otherAccount, query, propose, approve, isDue, note } =
  accountTests()

describe('the database by itself', () => {
  const insert = (more: string, values: string, account = otherAccount()) =>
    query(
      `insert into account_changes (org_number, account_number, proposed_by${more}) values ($1, $2, $3${values})`,
      [company().orgNumber, account, accountant()],
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

  test('refuses a row without a valid approval', async () => {
    await expect(
      insert(
        ', decided_by, decided_at, decision, publish_at, published_at',
        `, '${administrator()}', now(), 'approved', now(), now()`,
      ),
    ).rejects.toThrow('begins as a proposal')
    const id = await propose()
    await expect(approveRaw(id, administrator())).rejects.toThrow('no second factor')
    await confirm(id, administrator(), "now() - interval '6 minutes'")
    await confirm(id, accountant())
    await expect(approveRaw(id, administrator())).rejects.toThrow('no second factor')
    await expect(approveRaw(id, accountant())).rejects.toThrow('own')
    const invited = await longEmployed(server().database.pool)
    await note(accountant(), 'staff-invited', invited.id)
    await confirm(id, invited.id)
    await expect(approveRaw(id, invited.id)).rejects.toThrow('tied')
    await expect(
      query('update account_changes set published_at = now() where id = $1', [id]),
    ).rejects.toThrow('approved before')
    await confirm(id, administrator())
    await approveRaw(id, administrator())
  })

  test('refuses publication before it is due, of another number, and changes afterwards', async () => {
    const id = await propose()
    await approve(id)
    const publish = () => query('update account_changes set published_at = now() where id = $1', [id])
    await expect(publish()).rejects.toThrow('not due')
    await expect(
      query('update account_changes set publish_at = now(), published_at = now() where id = $1', [id]),
    ).rejects.toThrow('never changed')
    for (const column of ['account_number', 'org_number']) {
      await expect(
        query(`update account_changes set ${column} = $2 where id = $1`, [id, company(0).accountNumber]),
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

  test('computes the same check digit as the application', async () => {
    const numbers = Array.from({ length: 300 }, (_, i) => String(12_345_670_000 + i * 7919))
    numbers.push('00000000000', '١٢٣٤٥٦٧٨٩٠١', '1234567890', '123456789012', 'abcdefghijk', '')
    const { rows } = await query('select n, is_account_number(n) as valid from unnest($1::text[]) as n', [
      numbers,
    ])
    for (const { n, valid } of rows) expect(valid, n).toBe(isAccountNumber(n))
    expect(rows.filter(({ valid }) => valid).length).toBeGreaterThan(10)
    await expect(insert('', '', '12345678901')).rejects.toThrow('check_digit')
  })
})
