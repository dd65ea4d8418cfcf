import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as people from '../../../../test/support/colleagues.ts'
import { password, removedStaffId } from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { disable } from '../../team/server/team.ts'
import { hashesUnderWay, hashPassword, verifyPassword } from './password.ts'
import { sendPasswordLink } from './password-links.ts'
import { setPassword } from './passwords.ts'
import { weaknessOf } from './weak-password.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

const colleague = (role?: 'administrator') => people.colleague(server, role)

/** The secret of a new link to choose a password. */
async function linkTo(id: string, email: string): Promise<string> {
  const link = await inTransaction(server.database.pool, (client) =>
    sendPasswordLink(server.staff, client, { id, email, kind: 'reset-to-staff' }),
  )
  return link.split('/').at(-1) ?? ''
}

describe('passwords', () => {
  test('are kept as Argon2id of 64 MiB and three passes', async () => {
    const hash = await hashPassword(password)
    expect(hash).toMatch(/^argon2id\$65536\$3\$/)
    expect(await verifyPassword(password, hash)).toBe(true)
    expect(await verifyPassword(`${password}!`, hash)).toBe(false)
    expect(await hashPassword(password)).not.toBe(hash)
  })

  test('are hashed four at a time, however many sign in', async () => {
    const all = Array.from({ length: 12 }, () => hashPassword('x'))
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, hashesUnderWay())
    }, 1)
    await Promise.all(all)
    clearInterval(watch)
    expect(most).toBe(4)
    expect(hashesUnderWay()).toBe(0)
  })

  test.each([
    ['password1234', 'common'],
    ['P@ssw0rd1234', 'common'],
    ['passordpassord', 'common'],
    ['Velkommen2026', 'common'],
    ['Sommer2026!!!', 'common'],
    ['123456789012', 'common'],
    ['qwertyuiopå1', 'common'],
    ['larvik larvik', 'common'],
    ['Solveig Bakkerud er best', 'personal'],
    ['s.bakkerud-tulipaner i hagen', 'personal'],
    ['alt om Husvær og trehus', 'personal'],
    ['en tur til Solbakken hjem', 'personal'],
    ['fjorden er blank i kveld', null],
    ['korrekt hest batteri stift', null],
    ['9dPq!x7Lz@vT', null],
  ])('are refused when they are easy to guess: %s', async (given, weakness) => {
    const owner = { name: 'Solveig Bakkerud', email: 's.bakkerud@eksempel.no', company: 'Solbakken Hjem' }
    expect(await weaknessOf(given, owner)).toBe(weakness)
  })

  test('that are easy to guess are refused, and the link stays valid', async () => {
    const { id, email } = await colleague()
    const token = await linkTo(id, email)
    expect(await setPassword(server.staff, { token, password: 'Velkommen2026' })).toBe('common')
    expect(await setPassword(server.staff, { token, password: `${email} og litt til` })).toBe('personal')
    expect(await setPassword(server.staff, { token, password: 'fjorden er blank i kveld' })).toBe('set')
  })

  test('are chosen once for each link, and are long enough', async () => {
    const { token } = await colleague()
    expect(await setPassword(server.staff, { token, password })).toBe('link-over')
    expect(await setPassword(server.staff, { token: 'x'.repeat(43), password })).toBe('link-over')
    expect(await setPassword(server.staff, { token, password: 'kort' })).toBe('too-short')
  })

  test('are chosen with one link: whichever is used, the others end with it', async () => {
    const { id, email } = await colleague()
    const [first, second] = await Promise.all([1, 2].map(() => linkTo(id, email)))
    expect(await setPassword(server.staff, { token: second ?? '', password })).toBe('set')
    expect(await setPassword(server.staff, { token: first ?? '', password })).toBe('link-over')
  })

  test('cannot be chosen by a disabled staff member with an earlier link', async () => {
    const { id, email } = await colleague()
    const token = await linkTo(id, email)
    await disable(server.staff, { id, by: removedStaffId })
    expect(await setPassword(server.staff, { token, password })).toBe('link-over')
  })

  test('cannot be set with a leaked database: the link is derived when the mail is sent', async () => {
    const { token } = await colleague()
    const { rows } = await server.database.pool.query(
      'select (select json_agg(m) from mails m)::text || (select json_agg(v) from staff_verifications v)::text as everything',
    )
    expect(rows[0].everything ?? '').not.toContain(token)
  })
})
