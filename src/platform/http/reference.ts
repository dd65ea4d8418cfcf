import { randomUUID } from 'node:crypto'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Eight characters that are easy to read out over the telephone. */
export function newReference(): string {
  // The first ten digits of a UUID are random (RFC 9562 §5.4): forty bits, five of them for each character. Node gets the
  // random bytes of many UUIDs at once; to ask the system for eight bytes takes as long as to read a page's data.
  let bits = Number.parseInt(randomUUID().replace('-', '').slice(0, 10), 16)
  let reference = ''
  while (reference.length < 8) {
    reference += alphabet[bits % alphabet.length]
    bits = Math.floor(bits / alphabet.length)
  }
  return reference
}
