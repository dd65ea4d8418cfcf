import { readWrittenAddress, type WrittenAddress } from './match-building.ts'

/** More than this is read of no message. */
const MAX_CHARACTERS = 4000
const MAX_ADDRESSES = 10

/** A word that a number stands behind, as that of a street does, and up to two before it. */
const numbered =
  /((?:\p{L}[\p{L}.-]*[ \t]+){0,2}\p{L}[\p{L}.-]+)[ \t]*(\d{1,4}[ \t]?(?:\p{L}(?!\p{L}))?)(?!\d)/gu

/** What may be addresses in a message, each as a street of one word, of two and of three: «i Kong Oscars gate 7». */
export const addressesInText = (text: string): WrittenAddress[] =>
  [...text.slice(0, MAX_CHARACTERS).matchAll(numbered)]
    .slice(0, MAX_ADDRESSES)
    .flatMap(([, words = '', number = '']) => {
      const all = words.split(/\s+/)
      return all.map((_, index) => readWrittenAddress(`${all.slice(index).join(' ')} ${number}`))
    })
    .filter(({ street }) => street !== null)
