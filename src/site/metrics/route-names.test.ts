import { describe, expect, test } from 'vitest'
import { routeNames } from './route-names.ts'

const nameOf = routeNames([
  '/',
  '/eiendommer',
  '/eiendommer/:id',
  '/saker/ny',
  '/saker/:reference',
  '/api/skjema/:form',
  '/assets/*',
  '/*',
  '/:file{[^/]+\\.[a-z0-9]+}',
])

describe('the name of a route', () => {
  test.each([
    ['/', '/'],
    ['/eiendommer/12', '/eiendommer/:id'],
    ['/saker/ny', '/saker/ny'],
    ['/saker/AVV-1', '/saker/:reference'],
    ['/saker/AVV-1.data', '/saker/:reference.data'],
    ['/saker/ny.data', '/saker/ny.data'],
    ['/eiendommer.data', '/eiendommer.data'],
    ['/assets/a/b.js', '/assets/*'],
    ['/robots.txt', '/:file'],
    ['/wp-login/x', 'unknown'],
    ['/eiendommer/12/x', 'unknown'],
  ])('of %s is %s', (path, name) => {
    expect(nameOf(path)).toBe(name)
  })
})
