import { build, type Plugin } from 'vite'
import { buildTarget } from './oldest-browsers.ts'

/** What a module is imported with to get its text instead: `./record-acts.ts?as-script`. */
const query = '?as-script'

/**
 * Gives a module, with what it imports, as the text of a script for a page that has it inline. In the browser, where it has run,
 * the text is empty.
 */
export function asScript(): Plugin {
  return {
    name: 'as-script',
    load: {
      filter: { id: /\?as-script$/ },
      async handler(id) {
        if (this.environment.name === 'client') return `export default ''`
        const result = await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            write: false,
            target: buildTarget,
            lib: { entry: id.slice(0, -query.length), formats: ['iife'], name: '_' },
          },
        })
        const [bundle] = Array.isArray(result) ? result : []
        const chunk = bundle?.output[0]
        if (!chunk) return this.error(`${id} could not be bundled`)
        for (const file of Object.keys(chunk.modules)) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(chunk.code.trim())}`, map: null }
      },
    },
  }
}
