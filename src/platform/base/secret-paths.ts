/** The pages whose address contains an access token: the rest of the path is never logged. */
const secretPages = [
  '/sak',
  '/mine-saker',
  '/si-fra',
  '/driftsmelding',
  '/login/passord',
  '/kalender',
  '/oppdrag',
]

const secretPath = new RegExp(`^(${secretPages.join('|')})/.*`, 'i')
const secretInText = new RegExp(`((?:${secretPages.join('|')})/)[\\w%.-]{16,}`, 'gi')

/** The path of a request as a log may hold it: `/sak/…`. */
export const hideSecretPath = (path: string): string => path.replace(secretPath, '$1/…')

/** A text that may contain addresses, with `[token]` in place of access tokens. */
export const hideSecretPaths = (text: string): string => text.replace(secretInText, '$1[token]')
