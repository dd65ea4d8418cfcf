import { limitedNetworkOf } from '../../../platform/limits/network-of.ts'
import type { LimitName } from '../../../platform/limits/rate-limits.ts'
import type { StaffDeps } from './deps.ts'
import { knownDevice } from './known-device.ts'
import type { SessionJar } from './session.ts'

/** What is guessed. Recovery codes are counted apart: they are too long to guess, and the way in when all else is used up. */
type GuessKind = 'password' | 'code' | 'recovery'

interface Guess {
  kind: GuessKind
  /** The e-mail address, known or not: both are counted and answered alike. */
  account: string
  /** Null for this machine. */
  address: string | null
  now: Date
}

/** An attempt that may be made, and how to take it out of the count when it turns out to be right. */
interface AdmittedGuess {
  wasRight(): Promise<void>
}

/** From so many wrong attempts of unknown devices on, each next one is answered later. */
const FREE_ATTEMPTS = 5
const MAX_DELAY_MS = 8000

/** How long an unknown device waits for its answer, in ms, after so many attempts on the account today. */
export function delayAfter(attempts: number): number {
  return attempts <= FREE_ATTEMPTS ? 0 : Math.min(250 * 2 ** (attempts - FREE_ATTEMPTS - 1), MAX_DELAY_MS)
}

const accountLimit: Record<GuessKind, LimitName> = {
  password: 'accountStrangers',
  code: 'codeStrangers',
  recovery: 'recoveryStrangers',
}

/**
 * Counts an attempt to sign in, and gives null where there have been too many. A device that the owner has used has
 * a count of its own, so others cannot lock the owner out. All other devices are counted by network, by account and
 * network, and by account; they are slowed down first and stopped at 100 a day (NIST SP 800-63B §3.2.2). An owner
 * on a new device still gets in with a passkey, or with a link by mail, which makes the device known.
 */
export async function admitGuess(
  deps: Pick<StaffDeps, 'limits' | 'secret' | 'wait'>,
  jar: SessionJar,
  { kind, account, address, now }: Guess,
): Promise<AdmittedGuess | null> {
  const { limits } = deps
  const taken: [LimitName, string][] = []
  /** How many there have been, this one included; null where that is too many. */
  const take = async (what: LimitName, key: string) => {
    const count = await limits.take(what, key)
    if (count !== null) taken.push([what, key])
    return count
  }
  const giveBack = async () => {
    await Promise.all(taken.map(([what, key]) => limits.giveBack(what, key)))
  }

  const device = knownDevice(deps.secret, jar, account, now)
  if (device) {
    const key = `${kind} ${account} ${device.id}`
    if ((await take('device', key)) !== null && (await take('deviceDaily', key)) !== null)
      return { wasRight: giveBack }
  }
  if (address !== null) {
    const isAllowed =
      (await limits.allow('signIn', address)) &&
      (await limits.allow('signInDaily', address)) &&
      (await take('accountNetwork', `${kind} ${account} ${limitedNetworkOf(address)}`)) !== null
    if (!isAllowed) return null
  }
  const attempts = await take(accountLimit[kind], account)
  if (attempts === null) return null
  await deps.wait(delayAfter(attempts))
  return { wasRight: giveBack }
}
