import type { Config } from '../../../../platform/base/config.ts'
import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'
import { type Vapid, vapidFrom } from './vapid.ts'

/** What web push needs where the landlord has turned it on. */
export interface PushSettings {
  vapid: Vapid
  /** The push services that the landlord allows. */
  hosts: readonly string[]
}

/** Null where web push is off: no push service is asked then. */
export function pushSettingsOf(
  { WEB_PUSH, WEB_PUSH_HOSTS }: Pick<Config, 'WEB_PUSH' | 'WEB_PUSH_HOSTS'>,
  secret: SecretKey,
  contact: string,
): PushSettings | null {
  return WEB_PUSH === 'on' ? { vapid: vapidFrom(secret, contact), hosts: WEB_PUSH_HOSTS } : null
}
