import { afterAll, beforeAll, beforeEach } from 'vitest'
import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import { listAccounts } from '../../src/features/accounts/server/accounts.ts'
import { approveAccount, proposeAccount } from '../../src/features/accounts/server/change-account.ts'
import { longEmployed, shiftAccountChange } from './account-changes.ts'
import { type TemporaryServer, temporaryServer } from './temporary-server.ts'

/** A server with an accountant and an administrator for the tests of a file; each test has a company of its own. */
export function accountTests() {
  let server: TemporaryServer
  let accountant = ''
  let administrator = ''
  let place = -1
  beforeAll(async () => {
    server = await temporaryServer()
    accountant = (await longEmployed(server.database.pool, 'okonomi', 'Kari Regnskap')).id
    administrator = (await longEmployed(server.database.pool, 'administrator', 'Ola Sjef')).id
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    place += 1
  })
  const company = (at = place) => invoiceCompanies[at] ?? { name: '', orgNumber: '', accountNumber: '' }
  const query = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values)
  const line = async (as = accountant) =>
    (await listAccounts(server.staff, as)).find((each) => each.orgNumber === company().orgNumber)
  /** A number that is another company's: valid, and not the one shown. */
  const otherAccount = () => company(place + 1).accountNumber
  return {
    server: () => server,
    accountant: () => accountant,
    administrator: () => administrator,
    company,
    otherAccount,
    query,
    line,
    async propose(by = accountant) {
      await proposeAccount(server.staff, { orgNumber: company().orgNumber, account: otherAccount(), by })
      return (await line())?.pending?.id ?? ''
    },
    approve: (id: string, by = administrator) => approveAccount(server.staff, { id, by, method: 'totp' }),
    isDue: (id: string) =>
      shiftAccountChange(server.database.pool, id, {
        publish_at: "now() - interval '1 minute'",
        decided_at: "now() - interval '1 day'",
      }),
    note: (by: string, action: string, on: string, at = 'now()') =>
      query(
        `insert into audit_log (at, staff_id, action, subject_kind, subject_id, detail)
         values (${at}, $1, $2, 'staff', $3, '{"kind": "totp"}')`,
        [by, action, on],
      ),
  }
}
