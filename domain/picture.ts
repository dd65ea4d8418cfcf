/** A picture as a page needs it: where its sizes are found, and what keeps its place until it is there. */
export interface Picture {
  /** Names the content: the first 20 hex digits of the original's SHA-256. */
  key: string
  width: number
  height: number
  /** Four colours from top to bottom, three hex digits each, shown until the picture has come. */
  preview: string
  /** What it shows, where staff have written that. */
  alt?: string
}

/** The widths in pixels that pictures are derived in. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The address of one width of a picture. The format follows the browser's `Accept` header. */
export function pictureUrl(key: string, width: PictureWidth): string {
  return `/bilder/${key}/${width}`
}

/** The `srcset` of a picture: never wider than the original, nor than the layout can show. */
export function pictureSrcSet(picture: Pick<Picture, 'key' | 'width'>, widest: PictureWidth = 1600): string {
  const narrowest = pictureWidths[0]
  return pictureWidths
    .filter((width) => width === narrowest || (width <= picture.width && width <= widest))
    .map((width) => `${pictureUrl(picture.key, width)} ${width}w`)
    .join(',')
}
