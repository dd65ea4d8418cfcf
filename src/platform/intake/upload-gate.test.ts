import { describe, expect, test } from 'vitest'
import { createUploadGate } from './upload-gate.ts'

const gateOf = () =>
  createUploadGate({ allow: async () => true, take: async () => 0, giveBack: async () => undefined })

describe('an upload gate', () => {
  test('admits eight uploads of a sender who is alone', () => {
    const gate = gateOf()
    const begun = Array.from({ length: 9 }, () => gate.begin('192.0.2.1'))
    expect(begun.filter((upload) => upload !== null)).toHaveLength(8)
  })

  test('admits another sender while forty have uploads that take long, and no second one of these', () => {
    const gate = gateOf()
    const addresses = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`)
    for (const address of addresses) for (let i = 0; i < 8; i += 1) gate.begin(address)
    const honest = gate.begin('198.51.100.1')
    expect(honest).not.toBeNull()
    expect(gate.begin('198.51.100.1')).toBeNull()
    expect(addresses.map((address) => gate.begin(address)).filter((upload) => upload !== null)).toEqual([])
    honest?.finish()
    expect(gate.begin('198.51.100.1')).not.toBeNull()
  })
})
