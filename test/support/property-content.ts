import {
  type PropertyContent,
  parsePropertyContent,
} from '../../src/features/portfolio-editing/server/property-content.ts'

export const noPictures = { images: [], image_url: null }
/** What a property says that tests save. */
export const propertyTexts = {
  title: 'Torget 1',
  type: 'Bolig',
  location: 'Torget 1, Stokke',
  city: 'Stokke',
  price: '12 500',
}
/** The content of a property with these texts, or others. */
export function propertyContent(more: Record<string, string> = {}): PropertyContent {
  const parsed = parsePropertyContent({ ...propertyTexts, ...more }, noPictures)
  if (!parsed.content) throw new Error('The content of the test is wrong')
  return parsed.content
}
