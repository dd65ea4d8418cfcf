import { company } from '#landlord/company.ts'
import type { SceneKind, SceneSpec } from '../../landlord-types/scene.ts'
import { type Property, parsePropertyId } from '../../src/domain/portfolio/property.ts'
import { propertyJson } from '../../src/features/portfolio-browsing/server/property-row.ts'
import { documentsOf } from '../documents/documents.ts'
import { homePlaceOf, postalCodes } from './places.ts'
import { slug } from './slug.ts'

/** A property of the demo portfolio and the scenes its pictures show, in the order of `images`. */
export interface DemoEntry {
  property: Property
  pictures: SceneSpec[]
}

type Required = 'title' | 'type' | 'location' | 'city' | 'created_at'
type Facts = { id: string } & Pick<Property, Required> &
  Partial<Omit<Property, 'id' | Required | 'images' | 'image_url'>>

/** Where stored property pictures are served from. */
export const pictureAddress = (path: string) => `/storage/v1/object/public/${path}`

/** The storage path of a file of a property: picture number `n`, from 1, is `n.jpg`. */
export const filePath = (title: string, file: string) => `property-images/${slug(title)}/${file}`

/** A whole row from the facts that are known of a property. */
export function entry({ id, ...facts }: Facts, pictures: SceneSpec[]): DemoEntry {
  const checked = parsePropertyId(id)
  if (!checked) throw new Error(`${facts.title} has no valid id: ${id}`)
  const images = pictures.map((_, i) => pictureAddress(filePath(facts.title, `${i + 1}.jpg`)))
  const columns = propertyJson.parse({
    status: 'ledig',
    amenities: [],
    portfolio_company: company.legalName,
    postal_code: postalCodes[facts.location] ?? null,
    ...homePlaceOf(facts.title),
    ...Object.fromEntries(
      documentsOf(facts).map(({ column, file }) => [column, pictureAddress(filePath(facts.title, file))]),
    ),
    ...facts,
    images,
    image_url: images[0] ?? null,
  })
  return { property: { ...columns, id: checked, created_at: facts.created_at }, pictures }
}

type Look = Omit<SceneSpec, 'kind' | 'seed'>
type Shot = SceneKind | (Partial<SceneSpec> & { kind: SceneKind })

/** The pictures of one property: the same house, place and light unless a shot says otherwise. */
export function album(look: Look, ...shots: Shot[]): SceneSpec[] {
  return shots.map((shot, i) => ({
    ...look,
    seed: look.home * 16 + i,
    ...(typeof shot === 'string' ? { kind: shot } : shot),
  }))
}
