import { describe, expect, test } from 'vitest'
import { isFodselsnummer } from './fodselsnummer.ts'

describe('a fødselsnummer', () => {
  test.each(['13097248022', '130972 48022'])('accepts %s with the right check digits', (number) => {
    expect(isFodselsnummer(number)).toBe(true)
  })
  test.each(['13097248023', '1309724802', '', '13497248022'])('rejects %s', (number) => {
    expect(isFodselsnummer(number)).toBe(false)
  })
  test('made for tests (month + 80) is rejected', () => {
    expect(isFodselsnummer('10915596784')).toBe(false)
  })
})
