import { expect, test } from 'vitest'
import { interestAddresses } from '../../src/features/enquiries/interest/addresses.ts'
import { interestTypeAt } from '../../src/features/enquiries/interest/types.ts'
import routes from '../../src/routes.ts'
import { pagePolicies } from '../../src/site/addresses/page-policy.ts'
import { pageAddress } from '../../src/site/render/render-request.ts'
import { codeFolders, isCode, pathsWith, sourcesIn } from './sources.ts'

test.each([...interestAddresses])('%s opens the interest form of %s everywhere', (address, category) => {
  expect(routes).toContainEqual(
    expect.objectContaining({ path: address.slice(1), file: 'features/enquiries/pages/interesseskjema.tsx' }),
  )
  expect(pagePolicies.get(address)).toBe('form')
  expect(interestTypeAt(address, new URLSearchParams())).toBe(category)
  expect(pageAddress(address, new URLSearchParams('sted=Stokke&annet=1'))).toBe(`${address}?sted=Stokke`)
})

test('the addresses are written in one file', () => {
  const written = /['"`]\/?(?:minilager|coliving|naering)-interesseskjema/
  const sources = sourcesIn([...codeFolders, 'test/support'], isCode)
  expect(pathsWith(sources, written)).toEqual(['landlord/categories.ts'])
})
