import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'build/server')

/** Loaded from the source, where they are: what builds, and the development server. */
const unbundled = ['tooling/build.ts', 'src/site/web/development.ts'].map((file) => join(root, file))

/** Modules find their files by their own addresses: those of the source, from wherever the bundle lies beside it. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null
    const file = resolve(dirname(importer), source)
    return unbundled.includes(file) ? { id: relative(folder, file), external: true } : null
  },
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules')) return null
    if (/import\.meta\.(?!url\b|resolve\b)/.test(code))
      this.error(`${id} asks of import.meta what a bundle answers differently`)
    if (!code.includes('import.meta.url')) return null
    const address = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`
    // In one line, so that every line stays where the map has it.
    return { code: code.replaceAll('import.meta.url', address), map: null }
  },
}

/**
 * Bundles the server's own modules into `build/server/main.js`, which starts faster than some six hundred files whose
 * types are removed one by one. Packages, and programs of other processes, are loaded from where they are.
 */
export async function buildServer(): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourceAddresses],
    ssr: { external: true },
    build: {
      ssr: 'src/main.ts',
      outDir: unfinished,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      rollupOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  })
  // A server that runs may not have loaded all of its pieces yet: they stay. What begins to load them comes last.
  await mkdir(folder, { recursive: true })
  const files = (await readdir(unfinished)).sort((a, b) => Number(a === 'main.js') - Number(b === 'main.js'))
  for (const file of files) await rename(join(unfinished, file), join(folder, file))
  await rm(unfinished, { recursive: true })
}
