import { expect, test } from 'vitest'
import { publicManifest } from './route-manifest.ts'

const script = (routes: Record<string, object>, url: string) =>
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
  expect(publicManifest(script({ ...open, ...staff }, '/manifest-1.js'))).toBe(
    script(open, '/manifest-1-public.js'),
  )
})

test('fails the build when the manifest has an unknown format', () => {
  expect(() => publicManifest('export default {}')).toThrow('does not begin')
})
