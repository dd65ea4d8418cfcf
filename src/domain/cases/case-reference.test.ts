import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseReference, parseCaseReference, referenceAlphabet } from './case-reference.ts'

describe('a reference', () => {
  test('has no characters that look alike, and is parsed in any spelling', () => {
    for (const sign of 'IO01B8S5Z2') expect(referenceAlphabet).not.toContain(sign)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
        const reference = caseReference('AVV', random)
        expect(reference).toMatch(/^AVV-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
        expect(parseCaseReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference)
      }),
    )
    expect(parseCaseReference('hei')).toBeNull()
  })
})
