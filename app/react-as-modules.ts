import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives the browser's scripts React as modules: its packages are CommonJS, of which the bundler takes everything, with helpers
 * that are a file of their own. A version of React that is written in another way fails to build.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /node_modules[\\/](react|react-dom|scheduler)[\\/][\w-]+\.js$/ },
      async handler(id) {
        const file = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(await readFile(id, 'utf8'))?.[1]
        if (!file) this.error(`${id} does not lead to code for production`)
        return asModule(await readFile(join(dirname(id), file), 'utf8'))
      },
    },
  }
}

/**
 * CommonJS as the build of React writes it, as a module: what it requires stands in declarations at its beginning, and what it
 * exports in statements at the left margin.
 */
export function asModule(source: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const code = source
    .replace(/^var (?:\w+ = require\("[\w-]+"\)(?:,\s+|;$))+/gm, (declaration) => {
      for (const [, name, from] of declaration.matchAll(/(\w+) = require\(("[\w-]+")\)/g))
        imports.push(`import * as ${name} from ${from};`)
      return ''
    })
    .replace(/^exports\.(\w+) =/gm, (statement, name) => {
      if (names.has(name)) return statement
      names.add(name)
      return `var exported_${name} =`
    })
    .replace(/\bexports\.(\w+)/g, 'exported_$1')
  const rest = /\b(?:require|exports|module)\b(?=[.([])/.exec(code)
  if (rest) throw new Error(`React is written in a way that is not known, at ${rest[0]}`)
  const exported = [...names].map((name) => `exported_${name} as ${name}`)
  const whole = [...names].map((name) => `${name}: exported_${name}`)
  return `${imports.join('\n')}\n${code}
export { ${exported.join(', ')} };
export default { ${whole.join(', ')} };
`
}
