import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colleague, jarOf, nextCode, now, password, signedIn } from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { limitedNetworkOf } from '../../../platform/limits/network-of.ts'
import type { LimitName } from '../../../platform/limits/rate-limits.ts'
import { admitGuess, delayAfter } from './guess-limits.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { linkToken } from './password-links.ts'
import { askForReset, setPassword } from './passwords.ts'
import { SessionJar } from './session.ts'
import { enterCode, signIn } from './sign-in.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

/** Counts attempts without making them: each real one costs 64 MiB and a tenth of a second. */
async function exhaust(what: LimitName, key: string): Promise<void> {
  for (let i = 0; i < 200; i++) if ((await server.staff.limits.take(what, key)) === null) return
  throw new Error(`${what} has no end`)
}

const strangers = (email: string) => exhaust('accountStrangers', email)
/** The browser of a staff member who has signed in before: it has kept the device's cookie, and no session. */
function knownBrowser(jar: SessionJar): SessionJar {
  const kept = jarOf()
  const device = (jar.headers.get('cookie') ?? '')
    .split('; ')
    .filter((pair) => pair.startsWith('__Secure-husvaer-device-'))
  expect(device).toHaveLength(1)
  kept.headers.set('cookie', device.join('; '))
  return kept
}
const enter = (jar: SessionJar, email: string, address: string | null, text = password) =>
  signIn(server.staff, jar, { email, password: text, address, now: now() })

describe('an account that strangers guess at', () => {
  test('stays open to its owner on a device they have used, and is closed to unknown devices', async () => {
    const { email, jar, enrollment } = await signedIn(server)
    await strangers(email)
    await exhaust('codeStrangers', email)
    expect(await enter(jarOf(), email, '192.0.2.1')).toEqual({ state: 'too-many' })
    // Known, and on the very network that the guesses come from.
    await exhaust('signIn', '192.0.2.1')
    const own = knownBrowser(jar)
    expect(await enter(own, email, '192.0.2.1')).toEqual({ state: 'code' })
    const code = nextCode(enrollment.secret)
    expect(await enterCode(server.staff, own, { code, address: '192.0.2.1', now: now() })).toMatchObject({
      state: 'open',
    })
  })

  test('gives the same answers whether it exists or not', async () => {
    const { email } = await colleague(server)
    const unknown = 'finnes-ikke@eksempel.no'
    for (const account of [email, unknown]) {
      expect(await enter(jarOf(), account, '192.0.2.2', 'feil')).toEqual({ state: 'wrong' })
      await strangers(account)
      expect(await enter(jarOf(), account, '192.0.2.3')).toEqual({ state: 'too-many' })
      expect(await askForReset(server.staff, { email: account, address: '192.0.2.3' })).toBe('asked')
      await exhaust('reset', account)
      expect(await askForReset(server.staff, { email: account, address: '192.0.2.3' })).toBe('asked')
    }
  })

  test('opens to its owner on a new device with a link from their mailbox', async () => {
    const { email, id } = await colleague(server)
    await strangers(email)
    // Others have asked for as many links as there are; those are in the owner's mailbox.
    await askForReset(server.staff, { email, address: null })
    const nonces = () =>
      server.database.pool.query<{ nonce: string }>(
        `select data ->> 'nonce' as nonce from mails where kind = 'reset-to-staff' and recipient = $1`,
        [email],
      )
    await expect.poll(async () => (await nonces()).rows.length).toBe(1)
    await exhaust('reset', email)
    const token = linkToken(server.secret, (await nonces()).rows[0]?.nonce ?? '')
    const jar = jarOf()
    expect(await setPassword(server.staff, { token, password: 'fjorden er blank i kveld', jar })).toBe('set')
    expect(await enter(jar, email, '192.0.2.4', 'fjorden er blank i kveld')).toEqual({ state: 'enroll' })
    expect(id).toBeTruthy()
  })

  test('is stopped after ten attempts from one /64, and not for another network', async () => {
    const guess = (address: string) =>
      admitGuess(server.staff, jarOf(), { kind: 'password', account: 'v6@eksempel.no', address, now: now() })
    for (let i = 0; i < 10; i++) expect(await guess(`2001:db8:0:1::${i + 1}`)).not.toBeNull()
    expect(await guess('2001:db8:0:1:ffff::1')).toBeNull()
    expect(await guess('2001:db8:0:2::1')).not.toBeNull()
  })

  test('answers strangers later and later, and the owner’s device at once', async () => {
    const { email, jar } = await signedIn(server)
    server.waits.length = 0
    for (let i = 0; i < 8; i++) await server.staff.limits.take('accountStrangers', email)
    await admitGuess(server.staff, jarOf(), { kind: 'password', account: email, address: null, now: now() })
    expect(server.waits).toEqual([delayAfter(9)])
    expect(delayAfter(9)).toBeGreaterThan(delayAfter(8))
    expect([delayAfter(5), delayAfter(6), delayAfter(100)]).toEqual([0, 250, 8000])
    await admitGuess(server.staff, knownBrowser(jar), {
      kind: 'password',
      account: email,
      address: null,
      now: now(),
    })
    expect(server.waits).toHaveLength(1)
  })

  test('counts wrong attempts only', async () => {
    const { email } = await colleague(server)
    for (let i = 0; i < 3; i++) expect((await enter(jarOf(), email, '192.0.2.9')).state).toBe('enroll')
    expect(await server.staff.limits.take('accountStrangers', email)).toBe(1)
  })
})

describe('codes of the second factor', () => {
  test('are limited for unknown devices; recovery codes are counted separately', async () => {
    const { email, enrollment } = await signedIn(server)
    await exhaust('codeStrangers', email)
    const jar = jarOf()
    await enter(jar, email, null)
    const attempt = (code: string) => enterCode(server.staff, jar, { code, address: null, now: now() })
    expect(await attempt(nextCode(enrollment.secret))).toEqual({ state: 'too-many' })
    expect(await attempt(enrollment.recoveryCodes[0] ?? '')).toMatchObject({ state: 'open' })
  })
})

describe('a known device', () => {
  const account = 'kari@eksempel.no'
  const jarWith = (cookie: string) =>
    new SessionJar(new Request('https://husvaer.eksempel.no/login', { headers: { cookie } }), null)

  test('is known to one account, until its time is over, and only as it was signed', () => {
    const jar = jarOf()
    rememberDevice(server.secret, jar, account, now())
    expect(knownDevice(server.secret, jar, account, now())).not.toBeNull()
    expect(knownDevice(server.secret, jar, 'ola@eksempel.no', now())).toBeNull()
    const later = new Date(Date.now() + 181 * 86_400_000)
    expect(knownDevice(server.secret, jar, account, later)).toBeNull()
    const cookie = jar.headers.get('cookie') ?? ''
    const [name = '', value = ''] = cookie.split('=')
    const [id, expires, signature] = value.split('.')
    for (const forged of [
      `x${id}.${expires}.${signature}`,
      `${id}.9${expires}.${signature}`,
      `${id}.${expires}.`,
      '%',
    ]) {
      expect(knownDevice(server.secret, jarWith(`${name}=${forged}`), account, now()), forged).toBeNull()
    }
  })

  test('falls among the unknown ones when its own attempts are used up', async () => {
    const jar = jarOf()
    rememberDevice(server.secret, jar, account, now())
    const guess = () =>
      admitGuess(server.staff, jar, { kind: 'password', account, address: '192.0.2.50', now: now() })
    for (let i = 0; i < 20; i++) expect(await guess()).not.toBeNull()
    expect(await guess()).toBeNull()
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts the address %s as %s', (address, network) => {
  expect(limitedNetworkOf(address)).toBe(network)
})
