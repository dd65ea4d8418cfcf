import { decodeWords } from 'postal-mime'
import { cleanText } from '../../../domain/text/clean-text.ts'

const address = /[^\s<>()",;:=?\\]+@[^\s<>()"',;:=?\\]+/g

interface FromHeader {
  /** The address; what the header says where that is not one plain address. */
  sender: string
  isPlain: boolean
}

/**
 * Who a mail is from. A name can be made to look like an address, which mail programs and parsers take for the sender's:
 * only a single header that names one address, and no other one anywhere, is believed.
 */
export function readFrom(values: readonly string[]): FromHeader {
  const says = values.map((value) => cleanText(decodeWords(value))).join(', ')
  const named = new Set((says.match(address) ?? []).map((each) => each.toLowerCase().replace(/^'/, '')))
  const [first] = named
  // What has a quoted part is one more address, in whole or in part: «"kari@x.no"@evil.no».
  const isAll = !says.replace(address, '').includes('@')
  return first !== undefined && named.size === 1 && values.length === 1 && isAll
    ? { sender: first, isPlain: true }
    : { sender: says, isPlain: false }
}
