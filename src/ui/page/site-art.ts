import type { Picture } from '../../domain/portfolio/picture.ts'
import drawings from '../../generated/site-art.json' with { type: 'json' }

/** The site's own drawings, by name. The build makes the list from `demo/site-art.ts`. */
const siteArtAddresses: Record<string, Picture> = drawings

/** A drawing of the site; its name is checked by the compiler. */
export function drawing(name: string): Picture {
  const picture = siteArtAddresses[name]
  if (!picture) throw new Error(`There is no drawing called ${name}`)
  return picture
}
