import { expect, test } from 'vitest'
import { manifestScripts } from './route-manifest.ts'

const script = (routes: Record<string, object>, url = '/manifest-1.js') =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/a.js' }, routes, url })};`

test('the manifest of the public pages contains no staff route', () => {
  const open = { root: { path: '' }, 'routes/sak.$token': { path: 'sak/:token' } }
  const staff = {
    'routes/ansatt': {},
    'routes/saker': { path: 'saker' },
    'routes/intern.logg': { path: 'intern/logg' },
    'routes/login.glemt': { path: 'login/glemt' },
    'saker-finnes-ikke': { path: 'saker/*' },
  }
  expect(manifestScripts(script({ ...open, ...staff })).public).toBe(script(open, '/manifest-1-public.js'))
})

test('links no style sheet that is inlined in every page', () => {
  const routes = (root: string[], list: string[]) => ({
    root: { css: root },
    list: { path: 'list', css: list },
  })
  const { staff } = manifestScripts(script(routes(['/root.css'], ['/list.css', '/root.css#'])))
  expect(staff).toBe(script(routes([], ['/list.css'])))
})

test('does not list what modules import, which nothing preloads', () => {
  const { public: text } = manifestScripts(script({ list: { path: 'list', imports: ['/shared.js'] } }))
  expect(text).toBe(script({ list: { path: 'list' } }, '/manifest-1-public.js'))
})

test('does not say what is not so, nor what the entry imports', () => {
  const entry = { module: '/a.js', imports: ['/shared.js'], css: ['/root.css'] }
  const routes = { list: { path: 'list', hasLoader: true, hasAction: false } }
  const { public: text } = manifestScripts(
    `window.__reactRouterManifest=${JSON.stringify({ entry, routes, url: '/manifest-1.js' })};`,
  )
  expect(text).toBe(script({ list: { path: 'list', hasLoader: true } }, '/manifest-1-public.js'))
})

test('fails the build when the manifest has an unknown format', () => {
  expect(() => manifestScripts('export default {}')).toThrow('does not begin')
})
