/** The pages whose address opens them: what follows stands in no log. */
const secretPages = ['/sak', '/mine-saker', '/login/passord']

const secretPath = new RegExp(`^(${secretPages.join('|')})/.*`, 'i')
const secretInText = new RegExp(`((?:${secretPages.join('|')})/)[\\w%.-]{16,}`, 'gi')

/** The path of a request as a log may hold it: `/sak/…`. */
export const hideSecretPath = (path: string): string => path.replace(secretPath, '$1/…')

/** A text that may quote addresses, with `[token]` in place of what opens a page. */
export const hideSecretPaths = (text: string): string => text.replace(secretInText, '$1[token]')
