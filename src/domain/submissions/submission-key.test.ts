import { describe, expect, test } from 'vitest'
import { isSubmissionKey, keyMadeAt, newSubmissionKey } from './submission-key.ts'

describe('the key of a form', () => {
  test('is a UUID that contains its creation time', () => {
    const key = newSubmissionKey(1_795_000_000_000)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(keyMadeAt(key)).toBe(1_795_000_000_000)
    expect(newSubmissionKey()).not.toBe(newSubmissionKey())
  })

  test('accepts other kinds of keys, but not any text', () => {
    expect(keyMadeAt('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).toBeNull()
    expect(isSubmissionKey('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).toBe(true)
    for (const text of ['', 'kort', 'med mellomrom her', 'x'.repeat(201)])
      expect(isSubmissionKey(text)).toBe(false)
  })
})
