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
