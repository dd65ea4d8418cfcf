import { lazyAsync } from '../../../platform/base/lazy-async.ts'
import type { Auth, AuthOptions } from './auth.ts'

/** Gives better-auth, which is loaded and made with the first use: it is large, and visitors do not need it. */
export type OpenAuth = () => Promise<Auth>

/** Gives what opens better-auth with its first use; a failure is tried again by the next one. */
export function openAuthLate(options: AuthOptions): OpenAuth {
  return lazyAsync(async () => (await import('./auth.ts')).createAuth(options)).open
}
