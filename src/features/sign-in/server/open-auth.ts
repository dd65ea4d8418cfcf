import { lazyAsync } from '../../../platform/base/lazy-async.ts'
import type { Auth, AuthOptions } from './auth.ts'

/** Gives better-auth, which is loaded and made with the first use: it is large, and visitors do not need it. */
export type OpenAuth = () => Promise<Auth>

/** Gives what opens better-auth with its first use, and anew where staff have given the company another name. */
export function openAuthLate(
  options: Omit<AuthOptions, 'companyName'>,
  nameOf: () => Promise<string>,
): OpenAuth {
  const module = lazyAsync(() => import('./auth.ts'))
  let made: { companyName: string; auth: Auth } | null = null
  return async () => {
    const [{ createAuth }, companyName] = await Promise.all([module.open(), nameOf()])
    if (made?.companyName !== companyName)
      made = { companyName, auth: createAuth({ ...options, companyName }) }
    return made.auth
  }
}
