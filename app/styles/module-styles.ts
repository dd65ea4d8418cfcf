import { readFile } from 'node:fs/promises'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

// With or without classes: a page that draws a part whose code comes later imports the part's style sheet alone.
const importOfModule = /(?:from|import)\s*(['"])([^'"]+\.module\.css)\1/g

/** What is imported of `x.module.css` in a build: its classes as constants, and its rules as a plain style sheet. */
const classesOf = (file: string) => `${file}.classes.js`
const rulesOf = (file: string) => `${file}.rules.css`
const sourceOf = (id: string) => id.replace(/\.(?:classes\.js|rules\.css)$/, '')

/**
 * Builds each `*.module.css` as two modules. The bundler writes the classes into the components (`inlineConst`), so
 * that they cost no bytes. After that nothing is imported from them, and Vite by itself would leave their rules out.
 */
export function moduleStyles(): Plugin {
  let config: ResolvedConfig
  // Its classes and its rules are asked for one after the other.
  const preprocessed = new Map<string, ReturnType<typeof preprocessCSS>>()
  const preprocess = (file: string) => {
    const known = preprocessed.get(file)
    if (known) return known
    const result = readFile(file, 'utf8').then((code) => preprocessCSS(code, file, config))
    preprocessed.set(file, result)
    return result
  }
  return {
    name: 'module-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    /** A class that its style sheet does not define ends the build. */
    onLog(_, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('.module.css')) this.error(log)
    },
    transform: {
      // React Router adds a query to the address of a route.
      filter: { id: /\.tsx?(?:\?|$)/, code: '.module.css' },
      handler(code) {
        const files = [...code.matchAll(importOfModule)].map(([, , file = '']) => file)
        return [...files.map((file) => `import ${JSON.stringify(rulesOf(file))}`), code].join(';')
      },
    },
    resolveId: {
      filter: { id: /\.module\.css(?:\.rules\.css)?$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(sourceOf(id), importer, { skipSelf: true })
        if (!resolved) return null
        const isRules = id !== sourceOf(id)
        return { id: (isRules ? rulesOf : classesOf)(resolved.id), moduleSideEffects: isRules }
      },
    },
    load: {
      filter: { id: /\.module\.css\.(?:classes\.js|rules\.css)$/ },
      async handler(id) {
        const { code, modules = {} } = await preprocess(sourceOf(id))
        if (id === rulesOf(sourceOf(id))) return code
        const constants = Object.entries(modules)
        return constants.map(([local, name]) => `export const ${local} = ${JSON.stringify(name)}`).join('\n')
      },
    },
  }
}
