import { deviceKeyCookie } from '../../../domain/people/device-worker.ts'
import type { StaffDeps } from './deps.ts'
import { MAX_SESSION_HOURS, type SessionJar } from './session.ts'

/**
 * Gives a browser the key of what its device stores for the signed-in staff member; where there is none, takes it away.
 * The key is the same at each sign-in of a person, so that what they wrote is theirs again (decision 0112).
 */
export function keepDeviceKey(
  { secret }: Pick<StaffDeps, 'secret'>,
  jar: SessionJar,
  staffId: string | null,
): void {
  const key = staffId && secret.sign('device-key', staffId).toString('base64url')
  if (jar.cookie(deviceKeyCookie) === key) return
  const maxAge = key ? MAX_SESSION_HOURS * 3600 : 0
  const cookie = `${deviceKeyCookie}=${key ?? ''}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Strict`
  jar.keep(new Headers({ 'Set-Cookie': cookie }))
}
