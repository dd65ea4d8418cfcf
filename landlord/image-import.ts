/** Pictures of a property that are on another site until they are copied. */
export interface ImageImport {
  /** The street address that the property's title begins with. */
  address: string
  urls: readonly string[]
  /** Which of them is the main picture. */
  main: number
  /** `missing`: where the property has no pictures; `once`: until it has worked one time; `always`: each time. */
  when: 'missing' | 'once' | 'always'
}

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

/** The message to staff when none of a property's pictures could be stored (specification 1 §8). */
export const uploadFailed = {
  title: 'Upload failed',
  text: 'No images were successfully uploaded',
  lang: 'en',
  more: 'Ingen av bildene kunne lagres.',
} as const satisfies { title: string; text: string; lang?: 'en'; more?: string }
