import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { unpacksWithin } from './unpacked-size.ts'

const workbook = (length: number) => writeXlsxFile([[{ value: 'a'.repeat(length), type: String }]]).toBuffer()
const CLAIMED_SIZE = { inList: 24, inHeader: 22 }

test('counts what a workbook unpacks to', async () => {
  const bytes = await workbook(30_000)
  expect(await unpacksWithin(bytes, 1_000_000)).toBe(true)
  expect(await unpacksWithin(bytes, 30_000)).toBe(false)
})

test('does not trust the sizes that a workbook states', async () => {
  const bytes = await workbook(30_000)
  for (const [mark, claimed] of [
    ['PK\x01\x02', CLAIMED_SIZE.inList],
    ['PK\x03\x04', CLAIMED_SIZE.inHeader],
  ] as const)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1))
      bytes.writeUInt32LE(1, at + claimed)
  expect(await unpacksWithin(bytes, 30_000)).toBe(false)
})

test('rejects a file that is not a ZIP, and a truncated ZIP', async () => {
  const bytes = await workbook(10)
  await expect(unpacksWithin(Buffer.from('PK'), 1000)).rejects.toThrow()
  await expect(unpacksWithin(bytes.subarray(200), 1_000_000)).rejects.toThrow()
})
