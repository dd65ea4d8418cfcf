import { type SQL, sql } from 'drizzle-orm'
import type { Picture } from '../../domain/picture.ts'
import { pictures } from '../database/schema.ts'

/** A picture's row as one value, null where the picture is not known. */
export const pictureColumn: SQL<Picture | null> = sql<Picture | null>`case when ${pictures.key} is null then null
  else json_build_object('key', ${pictures.key}, 'width', ${pictures.width}, 'height', ${pictures.height}, 'preview', ${pictures.preview}) end`
