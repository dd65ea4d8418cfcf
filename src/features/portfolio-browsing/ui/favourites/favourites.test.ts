import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_FAVOURITES } from '../../../../domain/portfolio/chosen-properties.ts'
import { currentFavourites, removeFavourites, toggleFavourite } from './favourites.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
let kept: Map<string, string>
let isBlocked: boolean

beforeEach(() => {
  kept = new Map()
  isBlocked = false
  const storage = () => {
    if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError')
    return kept
  }
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, value: string) => storage().set(key, value),
    removeItem: (key: string) => storage().delete(key),
  })
})

test('saves a property, and removes it again', () => {
  expect(toggleFavourite(id(1))).toBe('saved')
  expect(toggleFavourite(id(2))).toBe('saved')
  expect(currentFavourites()).toEqual([id(1), id(2)])
  expect(toggleFavourite(id(1))).toBe('removed')
  expect(currentFavourites()).toEqual([id(2)])
  expect(removeFavourites([id(2)])).toBe('removed')
  expect(kept.size).toBe(0)
})

test('reads what another tab has stored', () => {
  kept.set('favoritter', `${id(3)} ${id(4)}`)
  expect(currentFavourites()).toEqual([id(3), id(4)])
})

test('ignores what is no id, and what is there twice', () => {
  kept.set('favoritter', `<b> ${id(3)} ${id(3)} {"a":1}`)
  expect(currentFavourites()).toEqual([id(3)])
})

test('says that no more are kept', () => {
  for (let number = 0; number < MAX_FAVOURITES; number += 1) toggleFavourite(id(number))
  expect(toggleFavourite(id(999))).toBe('full')
  expect(currentFavourites()).toHaveLength(MAX_FAVOURITES)
})

test('says that the browser keeps nothing', () => {
  isBlocked = true
  expect(currentFavourites()).toEqual([])
  expect(toggleFavourite(id(1))).toBe('blocked')
})
