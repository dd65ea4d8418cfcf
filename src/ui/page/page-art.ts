import type { Picture } from '../../domain/portfolio/picture.ts'

/** Separate from the site's other drawings, so that only pages with these drawings load the list. */
const lists = import.meta.glob<Record<string, Picture>>('../../generated/page-art.json', {
  eager: true,
  import: 'default',
})

/** A drawing of a category page, by name. The build makes the list from `demo/page-art.ts`. */
export function pageDrawing(name: string): Picture {
  const picture = Object.values(lists)[0]?.[name]
  if (!picture) throw new Error(`There is no page drawing called ${name}`)
  return picture
}
