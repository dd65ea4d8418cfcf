import { fileURLToPath } from 'node:url'

export type Page = 'list' | 'property'

export interface Contender {
  name: string
  /** The packages whose versions are shown. */
  packages: readonly string[]
  /** What keeps its pages in the rows that say «cached», as its documentation has it. */
  cache: string
  /** Its project; null for ours, which is built in place. */
  folder: string | null
  /** Arguments of Node that build it, and that start it. */
  build: readonly string[]
  start: readonly string[]
  /** What the address of a cached page ends with, so that it is not redirected. */
  cachedSuffix?: '/'
  /** What the environment says of caching, where that is not a matter of the address. */
  caching?: Readonly<Record<'cached' | 'uncached', Record<string, string>>>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where peers are installed and built: no check of the product looks there. */
export const workFolder = `${root}build/peers`

/** Where a contender's commands run. */
export const folderOf = ({ folder }: Contender): string => (folder ? `${workFolder}/${folder}` : root)

/** The address of a page: peers have the same page at two addresses, one of which is kept. */
export function pathOf(contender: Contender, page: Page, isCached: boolean, propertyId: string): string {
  const prefix = contender.folder && !isCached ? '/uncached' : ''
  const suffix = isCached ? (contender.cachedSuffix ?? '') : ''
  return `${prefix}/eiendommer${page === 'property' ? `/${propertyId}` : ''}${suffix}`
}

/** Ours first. */
export const contenders: readonly [Contender, ...Contender[]] = [
  {
    name: 'Husvær',
    packages: [],
    cache: 'its page cache, renewed by what a page was made from',
    folder: null,
    build: ['tooling/build.ts'],
    start: ['src/start.mjs'],
    caching: { cached: { PAGE_CACHE: 'on' }, uncached: { PAGE_CACHE: 'off' } },
  },
  {
    name: 'Next.js',
    packages: ['next', 'react'],
    cache: 'incremental static regeneration (`revalidate = 3600`)',
    folder: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  },
  {
    name: 'TanStack Start',
    packages: ['@tanstack/react-start', 'nitro', 'react'],
    cache: 'static prerendering by Nitro: a file that changes with the next build alone',
    folder: 'tanstack-start',
    build: ['node_modules/vite/bin/vite.js', 'build'],
    start: ['.output/server/index.mjs'],
  },
  {
    name: 'Astro',
    packages: ['astro', '@astrojs/node'],
    cache: 'route caching in memory (`memoryCache`, `maxAge: 3600`)',
    folder: 'astro',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    start: ['dist/server/entry.mjs'],
  },
  {
    name: 'React Router',
    packages: ['react-router', '@react-router/serve', 'react'],
    cache:
      'pre-rendering: a file that changes with the next build alone, asked for with the `/` that it redirects to',
    cachedSuffix: '/',
    folder: 'react-router',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    start: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
]
