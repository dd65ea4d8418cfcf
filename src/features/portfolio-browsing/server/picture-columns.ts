import { z } from 'zod'
import type { Picture } from '../../../domain/portfolio/picture.ts'

/** A picture of a card as one column, null where the picture is not known. Needs `pictures` in the statement. */
export const pictureColumn = `case when pictures.key is null then null else json_build_object('key', pictures.key,
  'width', pictures.width, 'height', pictures.height, 'preview', pictures.preview) end`

/** The value of `pictureColumn`. */
export const cardPicture = z
  .object({ key: z.string(), width: z.number(), height: z.number(), preview: z.string() })
  .nullable() satisfies z.ZodType<Picture | null>

/** The address of a property's first picture. */
export const mainPicture = 'coalesce(properties.image_url, properties.images[1])'
