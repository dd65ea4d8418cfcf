import type { Sharp } from 'sharp'
import type { PictureWidth } from '../../domain/portfolio/picture.ts'
import { createLimit } from '../base/concurrency.ts'
import type { Storage } from '../storage/storage.ts'
import { MAX_PICTURE_PIXELS } from './inspect.ts'

const pictureFormats = ['avif', 'webp', 'jpeg'] as const
type PictureFormat = (typeof pictureFormats)[number]

/** The best format that a browser says it shows. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  if (accept?.includes('image/webp')) return 'webp'
  return 'jpeg'
}

/**
 * Encoding takes a thread of Node's pool of four, which new database connections need too: with all of them
 * taken by a page of pictures, connections were given up and the pictures answered with 500.
 */
const encoding = createLimit(2)

/** No higher picture can be written as WebP; as AVIF, one pixel more. */
const MAX_HEIGHT = 16_383

interface PictureSize {
  key: string
  width: PictureWidth
  format: PictureFormat
}

type FindOriginal = (key: string) => Promise<Uint8Array | null>

/** Makes the sizes of pictures when they are first asked for, and keeps them. */
export class DerivedPictures {
  readonly #storage: Storage
  readonly #underWay = new Map<string, Promise<Uint8Array | null>>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /**
   * One width of a picture in one format, without anything that the original's file said besides the picture.
   * Null where `findOriginal`, asked when it has to be made, knows no such picture.
   */
  async get(picture: PictureSize, findOriginal: FindOriginal): Promise<Uint8Array | null> {
    const path = `derived/${picture.key}/${picture.width}.${picture.format}`
    const exists = !this.#underWay.has(path) && (await this.#storage.exists(path))
    // Asked after the wait: another request may have begun to make it, and a file may be half written.
    const waiting = this.#underWay.get(path)
    if (waiting) return waiting
    const making = this.#readOrMake(path, exists, picture, findOriginal).finally(() =>
      this.#underWay.delete(path),
    )
    this.#underWay.set(path, making)
    return making
  }

  async #readOrMake(
    path: string,
    exists: boolean,
    picture: PictureSize,
    findOriginal: FindOriginal,
  ): Promise<Uint8Array | null> {
    // While another process stores it, a bucket may have a size that is empty or cannot be read.
    const stored = exists ? await this.#storage.getBytes(path).catch(() => null) : null
    return stored?.length ? stored : this.#make(path, picture, findOriginal)
  }

  async #make(path: string, picture: PictureSize, findOriginal: FindOriginal): Promise<Uint8Array | null> {
    const original = await findOriginal(picture.key)
    if (!original) return null
    const { default: sharp } = await import('sharp')
    const image = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS })
      .autoOrient()
      .resize({ width: picture.width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    const bytes = await encoding.run(() => encode(image, picture.format).toBuffer())
    await this.#storage.put(path, bytes)
    return bytes
  }
}

function encode(image: Sharp, format: PictureFormat): Sharp {
  // The third step of effort takes twice the time and saves two bytes of a hundred.
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 })
  if (format === 'webp') return image.webp({ quality: 78 })
  return image.jpeg({ quality: 80, mozjpeg: true })
}
