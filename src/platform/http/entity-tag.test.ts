import { expect, test } from 'vitest'
import { isKnown } from './entity-tag.ts'

test.each(['W/"a-1"', '"a-1"', '*', '"b-2", W/"a-1"', 'W/"b-2" ,"a-1" '])(
  'a client with %s has it',
  (header) => {
    expect(isKnown(header, 'W/"a-1"')).toBe(true)
  },
)

test.each([undefined, null, '', '"a-2"', 'a-1', 'W/"b-2", "a-11"', '"*"'])(
  'a client with %s has not',
  (header) => {
    expect(isKnown(header, 'W/"a-1"')).toBe(false)
  },
)
