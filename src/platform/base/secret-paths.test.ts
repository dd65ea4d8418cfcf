import { expect, test } from 'vitest'
import { pagePolicies } from '../../site/addresses/page-policy.ts'
import { redact } from './log-redaction.ts'
import { hideSecretPath } from './secret-paths.ts'

const token = 'h9w_scd1uQC6UisYvpQL3A'
/** Every page whose address contains its access token. */
const secretPages = [...pagePolicies.keys()].filter((path) => /:(token|ticket)/.test(path))

test('redacts the paths of pages with access tokens', () => {
  expect(secretPages).toEqual(expect.arrayContaining(['/sak/:token', '/mine-saker/:ticket']))
})

test.each(secretPages)('hides what opens %s, from request lines and from texts', (pattern) => {
  const path = pattern.replace(/:\w+/, token)
  for (const spelled of [path, path.toUpperCase(), `${path}.data`, `${path}?a=b`])
    expect(hideSecretPath(spelled)).not.toContain(token)
  expect(redact(`GET ${path} failed`)).not.toContain(token)
  expect(redact(`GET ${path.replace(token, 'abcdefghijklmnop-_xyz')} failed`)).toContain('/[token]')
})

test('hides what opens a calendar feed', () => {
  expect(hideSecretPath(`/kalender/${token}.ics`)).toBe('/kalender/…')
  expect(redact(`GET /kalender/${token}.ics failed`)).toBe('GET /kalender/[token] failed')
})

test('leaves other paths as they are', () => {
  expect(hideSecretPath('/saker/AVV-7KQ3-XM4D')).toBe('/saker/AVV-7KQ3-XM4D')
  expect(hideSecretPath('/sak')).toBe('/sak')
})
