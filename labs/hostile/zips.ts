import { crc32, deflateRawSync } from 'node:zlib'
import type { Random } from './random.ts'

export interface ZipEntry {
  name: string
  content: Buffer
  /** What the headers say of the unpacked size, where that is a lie. */
  claimedSize?: number
}

/** A ZIP of deflated files. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize = content.length } of entries) {
    const packed = deflateRawSync(content, { level: 9 })
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedSize >>> 0, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, title]))
    files.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}

const xml = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content) })

/** A workbook with one sheet, as a spreadsheet program writes it. */
export function workbook(sheet: string | Buffer, strings = '<sst/>'): ZipEntry[] {
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return [
    xml(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    xml(
      'xl/workbook.xml',
      `<workbook xmlns:r="${relationships}"><sheets><sheet name="Ark1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    xml('xl/styles.xml', '<styleSheet/>'),
    xml('xl/sharedStrings.xml', strings),
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet) },
  ]
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const smallSheet = sheetOf(
  `<row r="1">${cell('A1', 'id')}${cell('B1', 'title')}</row><row r="2">${cell('A2', 'x')}</row>`,
)
const entities = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`

const shapes: ((random: Random) => Buffer)[] = [
  (random) => zip(workbook(Buffer.alloc(random.between(10, 40) * 1024 * 1024, 0x20))),
  (random) =>
    zip(workbook(sheetOf(`<row r="1">${cell('A1', 'x')}</row>`.repeat(random.between(1000, 40_000))))),
  () => zip(workbook(`${entities}${sheetOf(`<row r="1">${cell('A1', '&i;')}</row>`)}`)),
  () => zip(workbook(sheetOf(`<row r="1048576">${cell('XFD1048576', 'x')}</row>`))),
  () => zip(workbook(sheetOf(`<row r="99999999999">${cell('ZZZZZZ99999999999', 'x')}</row>`))),
  (random) => zip(workbook(`<worksheet>${'<a>'.repeat(random.between(1000, 60_000))}`)),
  (random) =>
    zip(workbook(smallSheet, `<sst>${'<si><t>x</t></si>'.repeat(random.between(1000, 60_000))}</sst>`)),
  () => zip(workbook(smallSheet).map((entry) => ({ ...entry, claimedSize: 1 }))),
  () => zip(workbook(smallSheet).map((entry) => ({ ...entry, claimedSize: 0xffffffff }))),
  () =>
    zip([{ name: '../../../../tmp/husvaer-hostile', content: Buffer.from('x') }, ...workbook(smallSheet)]),
  () => zip([{ name: 'inner.zip', content: zip(workbook(smallSheet)) }]),
  (random) =>
    zip(
      Array.from({ length: random.between(100, 8000) }, (_, index) => ({
        name: `${index}`,
        content: Buffer.alloc(1),
      })),
    ),
  () => zip([]),
  () => Buffer.from('PK\x03\x04', 'latin1'),
  (random) => zip(workbook(smallSheet)).subarray(0, random.between(1, 600)),
  (random) => Buffer.from(`id,title\n${'"'.repeat(random.between(1, 200_000))}`),
  (random) => Buffer.from(`id${',x'.repeat(random.between(1, 100_000))}\n`),
  (random) => Buffer.from('a,b\n'.repeat(random.between(1000, 100_000))),
]

/** A spreadsheet that is a bomb, broken or none. */
export function hostileSheet(random: Random): Buffer {
  return random.chance(0.4) ? random.mutate(zip(workbook(smallSheet))) : random.pick(shapes)(random)
}
