import { describe, expect, test } from 'vitest'
import { storageNeed, storedThings } from './storage-things.ts'

const sizes = [10, 1, 5, 3]
const roomsFor = (things: Parameters<typeof storageNeed>[0]) => storageNeed(things, sizes)?.rooms

describe('the storage that things need', () => {
  test.each([
    [{ kasser: 5 }, 1],
    [{ hybel: 1 }, 3],
    [{ toroms: 1 }, 5],
    [{ toroms: 1, sykkel: 2 }, 10],
    [{ sofa: 1, kasser: 20, sykkel: 1 }, 3],
  ])('of %j is a room of %i m²', (things, area) => {
    expect(roomsFor(things)).toEqual([{ area, count: 1 }])
  })

  test('is several rooms where the largest is too small, and never more than are needed', () => {
    expect(roomsFor({ toroms: 3 })).toEqual([
      { area: 10, count: 1 },
      { area: 5, count: 1 },
    ])
    expect(roomsFor({ toroms: 4 })).toEqual([{ area: 10, count: 2 }])
  })

  test('is nothing for nothing, and has no rooms where none are offered', () => {
    expect(storageNeed({}, sizes)).toBeNull()
    expect(storageNeed({ sofa: 1 }, [])).toEqual({ area: 1.1, rooms: [] })
  })
})

test('reads the things of an address, and ignores all else', () => {
  expect(storedThings(new URLSearchParams('kasser=20&sofa=&sykkel=-1&ski=100&toString=1&hybel=1'))).toEqual({
    kasser: 20,
    hybel: 1,
  })
})
