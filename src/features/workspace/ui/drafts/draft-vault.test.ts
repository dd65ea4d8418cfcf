import { beforeEach, describe, expect, test } from 'vitest'
import { keyFrom } from '../device/seal.ts'
import { draftKey } from './draft-store.ts'
import { openVault } from './draft-vault.ts'

function deviceStorage() {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const keys = { ane: await keyFrom('A'.repeat(43)), bo: await keyFrom('B'.repeat(43)) }
const open = (owner: keyof typeof keys, key = keys[owner]) => openVault(device, owner, key)
const name = (owner: string) => draftKey({ owner, name: 'message:AVV-7KQ3-XM4D', tab: 'en' })
const draft = (text: string) => JSON.stringify({ base: '', fields: { text }, at: Date.now() })
const secret = draft('Fødselsnummeret er 13097248022')
const stored = (owner: string) => device.getItem(name(owner))

/** What Ane has written lies on the device. */
async function write() {
  ;(await open('ane')).setItem(name('ane'), secret)
  await expect.poll(() => stored('ane')).not.toBeNull()
}

let device: ReturnType<typeof deviceStorage>
beforeEach(() => {
  device = deviceStorage()
})

describe('a draft on the device', () => {
  test('is noise there, and readable again when its owner has signed in', async () => {
    await write()
    expect(atob(stored('ane')?.split('.')[1] ?? '')).not.toMatch(/13097248022|dselsnummer|fields/)
    expect((await open('ane')).getItem(name('ane'))).toBe(secret)
  })

  test('is neither shown to another staff member nor lost by them', async () => {
    await write()
    expect((await open('bo')).length).toBe(0)
    expect((await open('ane')).getItem(name('ane'))).toBe(secret)
  })

  test('cannot be read with another key, or in the place of another draft', async () => {
    await write()
    const elsewhere = `${name('ane')}2`
    device.setItem(elsewhere, stored('ane') ?? '')
    expect((await open('ane')).getItem(elsewhere)).toBeNull()
    expect((await open('ane', keys.bo)).length).toBe(0)
  })

  test('that an earlier version left readable is sealed for its owner, and deleted for another', async () => {
    device.setItem(name('ane'), secret)
    device.setItem(name('bo'), secret)
    expect((await open('ane')).getItem(name('ane'))).toBe(secret)
    expect(stored('ane')).not.toContain('13097248022')
    expect(stored('bo')).toBeNull()
  })

  test('is deleted after fourteen days, whosever it is', async () => {
    await write()
    const [, sealed] = stored('ane')?.split('.') ?? []
    device.setItem(name('ane'), `${Date.now() - 15 * 86_400_000}.${sealed}`)
    await open('bo')
    expect(device.length).toBe(0)
  })

  test('that was removed while it was being sealed is not stored', async () => {
    const vault = await open('ane')
    vault.setItem(name('ane'), secret)
    vault.removeItem(name('ane'))
    vault.setItem(name('bo'), secret)
    await expect.poll(() => stored('bo')).not.toBeNull()
    expect(stored('ane')).toBeNull()
  })

  test('that another tab has changed or removed is seen', async () => {
    const other = await open('ane')
    await write()
    await other.hear(name('ane'), stored('ane'))
    expect(other.getItem(name('ane'))).toBe(secret)
    await other.hear(name('ane'), null)
    expect(other.length).toBe(0)
  })

  test('that the device has no room for is refused at the next change', async () => {
    const vault = await open('ane')
    let tries = 0
    device.setItem = () => {
      tries += 1
      throw new DOMException('Full', 'QuotaExceededError')
    }
    vault.setItem(name('ane'), secret)
    await expect.poll(() => tries).toBe(1)
    expect(() => vault.setItem(name('ane'), draft('Mer'))).toThrow()
  })
})
