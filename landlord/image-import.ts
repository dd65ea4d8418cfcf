import type { ImageImport } from '../landlord-types/image-import.ts'

/** The fixed properties of specification 1 §4. */
export const imageImports: readonly ImageImport[] = [
  pictures('Storgata 31', 'storgata-31', { count: 2 }),
  pictures('Kirkegata 7', 'kirkegata-7', { count: 3 }),
  pictures('Prinsegata 22', 'prinsegata-22', { count: 4 }),
  pictures('Bøkebakken 5', 'bokebakken-5', { count: 2, main: 1 }),
  pictures('Hegdalsveien 40', 'hegdalsveien-40', { count: 3 }),
  pictures('Kongegata 12', 'kongegata-12', { count: 4 }),
  pictures('Tollbugata 14', 'tollbugata-14', { count: 2, when: 'always' }),
  pictures('Skippergata 3', 'skippergata-3', { count: 3 }),
  pictures('Verftsgata 18', 'verftsgata-18', { count: 4, main: 1 }),
  pictures('Losveien 9', 'losveien-9', { count: 2 }),
  pictures('Strandgata 26', 'strandgata-26', { count: 3 }),
  pictures('Fyrveien 2', 'fyrveien-2', { count: 4 }),
  pictures('Storgata 52', 'storgata-52', { count: 2 }),
  pictures('Heddalsvegen 88', 'heddalsvegen-88', { count: 3, main: 1 }),
  pictures('Fabrikkgata 6', 'fabrikkgata-6', { count: 4 }),
  pictures('Granvegen 11', 'granvegen-11', { count: 2 }),
  pictures('Skolegata 15', 'skolegata-15', { count: 3 }),
  pictures('Elvegata 4', 'elvegata-4', { count: 4, when: 'once' }),
  pictures('Åkerveien 19', 'akerveien-19', { count: 2, main: 1 }),
]

function pictures(
  address: string,
  folder: string,
  { count, main = 0, when = 'missing' }: { count: number; main?: number; when?: ImageImport['when'] },
): ImageImport {
  const base = `https://images.finncdn.no/dynamic/1600w/eksempel/${folder}`
  return {
    address,
    urls: Array.from({ length: count }, (_, index) => `${base}/${index + 1}.jpg`),
    main,
    when,
  }
}
