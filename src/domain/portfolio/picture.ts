/** The data of a picture on a page: its sizes, and the colours that are shown until it has loaded. */
export interface Picture {
  /** Names the content: the first 20 hex digits of the original's SHA-256. */
  key: string
  width: number
  height: number
  /** Four colours from top to bottom, three hex digits each, shown until the picture has loaded. */
  preview: string
  /** The alternative text, where staff have written one. */
  alt?: string
}

/** A picture in one line, as a document stores it. */
export const picturePattern = /^([0-9a-f]{20}) (\d{1,5})x(\d{1,5}) ([0-9a-f]{3,24})$/

export const writePicture = ({ key, width, height, preview }: Picture): string =>
  `${key} ${width}x${height} ${preview}`

/** The picture that a line names; null where it names none. */
export function parsePicture(line: string | undefined): Picture | null {
  const [, key, width, height, preview = ''] = picturePattern.exec(line ?? '') ?? []
  return key ? { key, width: Number(width), height: Number(height), preview } : null
}

/** The widths in pixels that pictures are resized to. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The address of one width of a picture. The format follows the browser's `Accept` header. */
export function pictureUrl(key: string, width: PictureWidth): string {
  return `/bilder/${key}/${width}`
}

/** A picture as a preview of a link shows it. */
export interface SharedPicture {
  path: string
  width: number
  height: number
}

const SHARED_WIDTH = 1280 satisfies PictureWidth

/** A JPEG, whatever is accepted: few of those who show previews take anything else. */
export function sharedPicture({ key, width, height }: Picture): SharedPicture {
  const shown = Math.min(width, SHARED_WIDTH)
  return {
    path: `${pictureUrl(key, SHARED_WIDTH)}.jpg`,
    width: shown,
    height: Math.round((height * shown) / width),
  }
}

/** The `srcset` of a picture: never wider than the original, nor than the layout can show. */
export function pictureSrcSet(picture: Pick<Picture, 'key' | 'width'>, widest: PictureWidth = 1600): string {
  const narrowest = pictureWidths[0]
  return pictureWidths
    .filter((width) => width === narrowest || (width <= picture.width && width <= widest))
    .map((width) => `${pictureUrl(picture.key, width)} ${width}w`)
    .join(',')
}
