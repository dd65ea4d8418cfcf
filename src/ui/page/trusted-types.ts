declare global {
  interface Window {
    /** Not in Firefox before 148 and Safari before 26. */
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown
    }
  }
}

/** Markup that runs something, or loads it from elsewhere. A script that is written as markup never runs. */
const runs = /<(?:iframe|frame|object|embed|base|meta|link)\b|<[^>]*[\s/"']on[a-z]+\s*=|javascript:/i

/** Markup that may be written into a document by a script; null where it is to be reported. */
export const trustedMarkup = (markup: string): string | null => (runs.test(markup) ? null : markup)

/** The address of a script that may be loaded; null where it is not the site's own. */
const trustedScriptAddress = (address: string): string | null =>
  new URL(address, location.href).origin === location.origin ? address : null

/** All that is written as markup, or loaded as a script, passes these rules; text that is run as a script never does. */
export function trustOwnMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: trustedMarkup,
    createScriptURL: trustedScriptAddress,
  })
}
