import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { interestAddresses } from '../../forms/interest/addresses.ts'
import { interestTypeAt } from '../../forms/interest/types.ts'
import { pageAddress } from '../../server/http/page-address.ts'
import { pagePolicies } from '../../server/http/page-policy.ts'

const root = join(import.meta.dirname, '../..')

test.each([...interestAddresses])('%s opens the interest form of %s everywhere', (address, category) => {
  expect(routes).toContainEqual(
    expect.objectContaining({ path: address.slice(1), file: 'routes/interesseskjema.tsx' }),
  )
  expect(pagePolicies.get(address)).toBe('form')
  expect(interestTypeAt(address, new URLSearchParams())).toBe(category)
  expect(pageAddress(address, new URLSearchParams('sted=Stokke&annet=1'))).toBe(`${address}?sted=Stokke`)
})

test('the addresses are written in one file', () => {
  const files = ['app', 'server', 'forms', 'domain', 'content', 'landlord', 'test/support'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map((file) => `${folder}/${file}`),
  )
  const written = /['"`]\/?(?:minilager|coliving|naering)-interesseskjema/
  expect(files.filter((file) => written.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'landlord/categories.ts',
  ])
})
