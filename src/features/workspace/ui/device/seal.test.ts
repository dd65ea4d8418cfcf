import { describe, expect, test } from 'vitest'
import { keyFrom, seal, sealText, unseal, unsealText } from './seal.ts'

const key = await keyFrom('A'.repeat(43))
const place = 'ansattutkast:ane:message:AVV-7KQ3-XM4D#en'
const secret = 'Fødselsnummeret er 13097248022'

describe('what is sealed', () => {
  test('is noise, another one each time, and is read again with the same key', async () => {
    const sealed = await sealText(key, place, secret)
    expect(sealed).not.toMatch(/13097248022|nummer/)
    expect(atob(sealed)).not.toMatch(/13097248022|nummer/)
    expect(await sealText(key, place, secret)).not.toBe(sealed)
    expect(await unsealText(await keyFrom('A'.repeat(43)), place, sealed)).toBe(secret)
  })

  test('is not read with another key, in another place, or when it was changed', async () => {
    const bytes = new TextEncoder().encode(secret)
    const sealed = await seal(key, place, bytes)
    expect(await unseal(key, place, sealed)).toEqual(bytes)
    expect(await unseal(await keyFrom('B'.repeat(43)), place, sealed)).toBeNull()
    expect(await unseal(key, `${place}2`, sealed)).toBeNull()
    expect(await unseal(key, place, sealed.with(20, (sealed[20] ?? 0) ^ 1))).toBeNull()
    expect(await unseal(key, place, bytes)).toBeNull()
  })

  test('has a key that no script can read', async () => {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})
