import type { Plugin } from 'vite'

const inlinedSheet = /"assets\/inlined-[^"]+\.css"/g
const firstPart = /m\.f=\["([^"]+)"/

/**
 * Keeps code that is loaded on demand from loading the inlined style sheet with it: every page has that, and a second
 * copy would come after the page's own sheets and win over them. Vite lets no setting take a style sheet out of what it
 * loads with a part, so its name is replaced in the list by that of a script which stands there already.
 */
export function inlinedOnce(): Plugin {
  return {
    name: 'inlined-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          const first = part.type === 'chunk' && firstPart.exec(part.code)?.[1]
          if (part.type === 'chunk' && first) part.code = part.code.replace(inlinedSheet, `"${first}"`)
        }
      },
    },
  }
}
