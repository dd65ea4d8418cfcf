import { beforeEach, describe, expect, test } from 'vitest'
import { newPropertyId, type PropertyId } from '../../domain/property.ts'
import { followDataVersion } from '../database/data-version.ts'
import { cachedRows } from './cached-rows.ts'

const [first, second, third] = [newPropertyId(), newPropertyId(), newPropertyId()]

let rents: Map<PropertyId, number>
let reads: PropertyId[][]
let isListening: boolean
let notify: (payload: string | null) => void
let changeDuringRead: () => void

function openRows(max = 10) {
  const version = followDataVersion({
    on(_, hear) {
      notify = hear
      return () => undefined
    },
    isListening: () => isListening,
  })
  return cachedRows({
    version,
    max,
    async read(ids) {
      reads.push([...ids])
      const rows = ids.flatMap((id) => {
        const rent = rents.get(id)
        return rent === undefined ? [] : [{ id, rent }]
      })
      changeDuringRead()
      return rows.reverse()
    },
  })
}

function change(id: PropertyId, rent: number) {
  rents.set(id, rent)
  notify(JSON.stringify(['portfolio', `property:${id}`]))
}

beforeEach(() => {
  rents = new Map([
    [first, 1],
    [second, 2],
    [third, 3],
  ])
  reads = []
  isListening = true
  changeDuringRead = () => undefined
})

describe('cached rows', () => {
  test('come in the order in which they are asked for, without those that are gone', async () => {
    const rows = openRows()
    rents.delete(second)
    expect(await rows([third, second, first])).toEqual([
      { id: third, rent: 3 },
      { id: first, rent: 1 },
    ])
    expect(await rows([first, third])).toEqual([
      { id: first, rent: 1 },
      { id: third, rent: 3 },
    ])
  })

  test('are read once', async () => {
    const rows = openRows()
    await rows([first, second])
    expect(await rows([second, third, first])).toEqual([
      { id: second, rent: 2 },
      { id: third, rent: 3 },
      { id: first, rent: 1 },
    ])
    expect(reads).toEqual([[first, second], [third]])
  })

  test('are read again when their property changes, and no other one', async () => {
    const rows = openRows()
    await rows([first, second])
    change(first, 10)
    expect(await rows([first, second])).toEqual([
      { id: first, rent: 10 },
      { id: second, rent: 2 },
    ])
    expect(reads).toEqual([[first, second], [first]])
  })

  test.each([
    ['many properties change at once', JSON.stringify(['portfolio', 'property'])],
    ['notifications may have been missed', null],
  ])('are all read again when %s', async (_, payload) => {
    const rows = openRows()
    await rows([first])
    rents.set(first, 10)
    notify(payload)
    expect(await rows([first])).toEqual([{ id: first, rent: 10 }])
  })

  test('are read again when their property changed while they were read', async () => {
    const rows = openRows()
    changeDuringRead = () => change(first, 10)
    await rows([first])
    changeDuringRead = () => undefined
    expect(await rows([first])).toEqual([{ id: first, rent: 10 }])
  })

  test('are read each time while no notification of a change arrives', async () => {
    const rows = openRows()
    await rows([first])
    isListening = false
    rents.set(first, 10)
    expect(await rows([first])).toEqual([{ id: first, rent: 10 }])
    rents.set(first, 11)
    expect(await rows([first])).toEqual([{ id: first, rent: 11 }])
  })

  test('are no more than allowed: the one that was asked for longest ago goes', async () => {
    const rows = openRows(2)
    await rows([first, second])
    await rows([first])
    await rows([third])
    await rows([first])
    await rows([second])
    expect(reads).toEqual([[first, second], [third], [second]])
  })
})
