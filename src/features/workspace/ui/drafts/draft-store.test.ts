import { beforeEach, describe, expect, test } from 'vitest'
import { draftKey, readDrafts, type StaffDraft, writeDraft } from './draft-store.ts'

/** A browser's storage; it has room for a number of characters. */
function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, string>()
  const size = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (size() + value.length > room) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
}

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 22)
const draft = (text: string, at = NOW): StaffDraft => ({ base: '', fields: { text }, at })
const place = { owner: 'ane', name: '/intern/tekster/kontakt' }

let storage: ReturnType<typeof memoryStorage>
beforeEach(() => {
  storage = memoryStorage()
})
const keep = (text: string, { owner = 'ane', tab = 'en', at = NOW } = {}) =>
  writeDraft(storage, draftKey({ ...place, owner, tab }), draft(text, at))
const texts = (owner = 'ane', now = NOW) =>
  readDrafts(storage, { ...place, owner }, now).map(({ fields }) => fields.text)

describe('drafts', () => {
  test('of two tabs stand beside each other, the newest first', () => {
    keep('Eldre', { tab: 'en', at: NOW - 1 })
    keep('Nyere', { tab: 'to' })
    expect(texts()).toEqual(['Nyere', 'Eldre'])
  })

  test('are not shown to another person', () => {
    keep('Mitt')
    expect(texts('bo')).toEqual([])
    expect(texts()).toEqual(['Mitt'])
  })

  test('expire after two weeks, also when another person reads theirs', () => {
    keep('Gammelt', { at: NOW - 14 * DAY_MS - 1 })
    expect(texts('bo')).toEqual([])
    expect(storage.length).toBe(0)
    keep('Nesten', { at: NOW - 14 * DAY_MS })
    expect(texts()).toEqual(['Nesten'])
  })

  test('that are too long are refused, and leave what was kept before', () => {
    keep('Kort')
    expect(keep('x'.repeat(200_001))).toBe(false)
    expect(texts()).toEqual(['Kort'])
  })

  test('that the browser has no room for are refused', () => {
    storage = memoryStorage(100)
    expect(keep('x'.repeat(200))).toBe(false)
  })

  test('push out the oldest where there are more than fifty', () => {
    for (let number = 0; number <= 50; number += 1)
      keep(`Utkast ${number}`, { tab: String(number), at: NOW - 100 + number })
    expect(texts()).toHaveLength(50)
    expect(texts()).not.toContain('Utkast 0')
  })

  test('that are not readable are deleted', () => {
    storage.setItem(draftKey({ ...place, tab: 'en' }), '{"fields": 3}')
    expect(texts()).toEqual([])
    expect(storage.length).toBe(0)
  })
})
