import { expect, test } from 'vitest'
import { isDocumentAddress } from './document-address.ts'

test.each([
  ['https://eksempel.no/attest.pdf', true],
  ['/storage/v1/object/public/plan.pdf', true],
  ['//eksempel.no/attest.pdf', false],
  ['/\\eksempel.no', false],
  ['http://eksempel.no/attest.pdf', false],
  ['https:///attest.pdf', false],
  ['javascript:alert(1)', false],
  ['/med mellomrom', false],
  ['', false],
])('accepts %s as the address of a document: %s', (address, expected) => {
  expect(isDocumentAddress(address)).toBe(expected)
})
