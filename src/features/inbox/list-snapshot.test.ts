import { expect, test } from 'vitest'
import { formatSnapshot, parseSnapshot, snapshotPattern } from './list-snapshot.ts'

test('a snapshot is read back as it was written', () => {
  const snapshot = { lastEvent: '90071992547409931', at: new Date('2026-11-23T07:00:00.123Z') }
  const written = formatSnapshot(snapshot)
  expect(written).toMatch(snapshotPattern)
  expect(parseSnapshot(written)).toEqual(snapshot)
})

test.each([undefined, '', '12', '12-', '-5', '1-1 or 1'])('no snapshot is read from %j', (text) => {
  expect(parseSnapshot(text)).toBeNull()
})
