import { expect, test } from 'vitest'
import { manifestScripts } from './route-manifest.ts'

const script = (routes: Record<string, object>) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes })};`

/** As React Router writes it. */
const whole = (routes: Record<string, object>) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/a.js', imports: ['/shared.js'], css: ['/root.css'] },
    routes,
    url: '/manifest-1.js',
    version: '1',
  })};`

test('the manifest of the public pages contains no staff route', () => {
  const open = { root: { path: '' }, 'routes/sak.$token': { path: 'sak/:token' } }
  const staff = {
    'routes/ansatt': {},
    'routes/saker': { path: 'saker' },
    'routes/intern.logg': { path: 'intern/logg' },
    'routes/login.glemt': { path: 'login/glemt' },
    'saker-finnes-ikke': { path: 'saker/*' },
  }
  const scripts = manifestScripts(whole({ ...open, ...staff }))
  expect(scripts).toEqual({ staff: script({ ...open, ...staff }), public: script(open) })
})

test('links no style sheet that is inlined in every page', () => {
  const routes = (root: string[], list: string[]) => ({
    root: { css: root },
    list: { path: 'list', css: list },
  })
  const { staff } = manifestScripts(whole(routes(['/root.css'], ['/list.css', '/root.css#'])))
  expect(staff).toBe(script(routes([], ['/list.css'])))
})

test('does not list what modules import, which nothing preloads by it', () => {
  const { public: text } = manifestScripts(whole({ list: { path: 'list', imports: ['/shared.js'] } }))
  expect(text).toBe(script({ list: { path: 'list' } }))
})

test('does not say what is not so', () => {
  const { public: text } = manifestScripts(
    whole({ list: { path: 'list', hasLoader: true, hasAction: false } }),
  )
  expect(text).toBe(script({ list: { path: 'list', hasLoader: true } }))
})

test('fails the build when the manifest has an unknown format', () => {
  expect(() => manifestScripts('export default {}')).toThrow('does not begin')
})
