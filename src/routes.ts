import { existsSync, readdirSync } from 'node:fs'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { DeclaredPage } from './domain/addresses/declared-page.ts'
import { allPages } from './site/addresses/pages.ts'

const root = import.meta.dirname

/** The file of each page, from the folder of routes, by its name. */
const files = new Map(
  [
    ...readdirSync(`${root}/features`)
      .filter((feature) => existsSync(`${root}/features/${feature}/pages`))
      .map((feature) => `features/${feature}/pages`),
    'site/pages',
  ].flatMap((folder) => {
    const names = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.tsx'))
    return names.map((name) => [name, `${folder}/${name}`] as const)
  }),
)

function fileOf(name: string): string {
  const file = files.get(name)
  if (!file) throw new Error(`No page has the file ${name}`)
  return file
}

/** Each page has one spelling: the server redirects other spellings, and answers unknown ones with 404. */
function caseSensitive(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ children, ...own }) => ({
    ...own,
    ...(own.path === undefined ? {} : { caseSensitive: true }),
    ...(children ? { children: caseSensitive(children) } : {}),
  }))
}

/** A page's route is the file that is named as its address. */
function routeOf({ path, file }: DeclaredPage): RouteConfigEntry {
  if (path === '/') return index(fileOf(`${file}.tsx`))
  const address = path.slice(1)
  const name = file ?? address.replaceAll('/', '.').replaceAll(':', '$')
  return route(address, fileOf(`${name}.tsx`), file ? { id: address } : {})
}

const isOfWorkspace = ({ permission }: DeclaredPage) => permission !== undefined

export default caseSensitive([
  ...allPages.filter((page) => !isOfWorkspace(page)).map(routeOf),
  layout(fileOf('ansatt.tsx'), [
    ...allPages.filter(isOfWorkspace).map(routeOf),
    // Any other staff address shows «not found» in the staff layout. The guard has already stopped other visitors.
    route('saker/*', fileOf('ansatt.finnes-ikke.tsx'), { id: 'saker-finnes-ikke' }),
    route('intern/*', fileOf('ansatt.finnes-ikke.tsx'), { id: 'intern-finnes-ikke' }),
  ]),
  route('*', fileOf('finnes-ikke.tsx')),
]) satisfies RouteConfig
