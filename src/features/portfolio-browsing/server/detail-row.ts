import { z } from 'zod'
import { propertyRow, selectedPropertyColumns } from './property-row.ts'

const picture = z
  .object({
    key: z.string(),
    width: z.number(),
    height: z.number(),
    preview: z.string(),
    alt: z.string().nullable(),
  })
  .transform(({ alt, ...shown }) => ({ ...shown, ...(alt ? { alt } : {}) }))

/** What the page of a property is made of: its row, and those of its pictures that there are, in their order. */
export const detailRow = propertyRow.extend({ updated_at: z.date(), pictures: z.array(picture) })

/** The columns of `detailRow`, of `properties`. */
export const detailColumns = `${selectedPropertyColumns}, updated_at, (
    select coalesce(json_agg(json_build_object('key', key, 'width', width, 'height', height, 'preview', preview, 'alt', alt)
      order by place), '[]')
    from unnest(case when cardinality(properties.images) > 0 then properties.images else array[properties.image_url] end)
      with ordinality as named(url, place) join pictures using (url)
  ) as pictures`
