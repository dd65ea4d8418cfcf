import { expect, test } from 'vitest'
import { scaleWithin, sniffPhoto } from './photo.ts'

test('detects the type of a photo by its first bytes, not by its name', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  expect(sniffPhoto(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(sniffPhoto(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  expect(sniffPhoto(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(sniffPhoto(bytes('GIF89a'))).toBeNull()
})

test('bounds the pixels and the shorter side of a photo, not its longer side', () => {
  const bounds = { shortSide: 1500, pixels: 16_000_000 }
  const kept = (width: number, height: number) => {
    const scale = scaleWithin({ width, height }, bounds)
    return [width * scale, height * scale].map(Math.round)
  }
  expect(kept(1080, 9000)).toEqual([1080, 9000])
  expect(kept(4000, 3000)).toEqual([2000, 1500])
  expect(kept(1000, 64_000)).toEqual([500, 32_000])
})
