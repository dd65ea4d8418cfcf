import { expect, test } from 'vitest'
import { publicManifest } from './route-manifest.ts'

const script = (routes: Record<string, object>, url: string) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/a.js' }, routes, url })};`

test('the manifest of the public pages names no route of the staff', () => {
  const open = { root: { id: 'root' }, 'routes/sak.$token': { path: 'sak/:token' } }
  const staff = {
    'routes/ansatt': {},
    'routes/saker': {},
    'routes/intern.logg': {},
    'routes/login.glemt': {},
    'saker-finnes-ikke': {},
  }
  expect(publicManifest(script({ ...open, ...staff }, '/manifest-1.js'))).toBe(
    script(open, '/manifest-1-public.js'),
  )
})

test('a manifest in another form ends the build', () => {
  expect(() => publicManifest('export default {}')).toThrow('does not begin')
})
