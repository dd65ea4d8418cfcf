import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'
import { buildTarget } from '../oldest-browsers.ts'

/** What a module is imported with to get its text instead: `./record-acts.ts?as-script`. */
const query = '?as-script'

/**
 * Gives a module that has one function and no imports as the text of a script that calls it, for a page that has it
 * inline. In the browser, where it has run, the text is empty.
 */
export function asScript(): Plugin {
  return {
    name: 'as-script',
    load: {
      filter: { id: /\?as-script$/ },
      async handler(id) {
        if (this.environment.name === 'client') return `export default ''`
        const file = id.slice(0, -query.length)
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: buildTarget })
        const name = /^export function (\w+)\(\)/m.exec(code)?.[1]
        if (!name || /^import /m.test(code))
          this.error(`${file} must export one function, and import nothing`)
        const text = `(() => {${code.replace('export ', '')};${name}()})()`
        const script = await minify(`${name}.js`, text, { compress: true, mangle: true })
        return { code: `export default ${JSON.stringify(script.code.trim())}`, map: null }
      },
    },
  }
}
