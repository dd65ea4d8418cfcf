import type { Auth, AuthOptions } from './auth.ts'

/** Gives better-auth, which is loaded and made with the first use: it is large, and visitors do not need it. */
export type OpenAuth = () => Promise<Auth>

export function openAuthLate(options: AuthOptions): OpenAuth {
  let opened: Promise<Auth> | null = null
  return () => {
    opened ??= import('./auth.ts').then(
      ({ createAuth }) => createAuth(options),
      (error) => {
        opened = null
        throw error
      },
    )
    return opened
  }
}
