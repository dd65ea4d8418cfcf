import { expect, test } from 'vitest'
import { sniffPhoto } from './photo.ts'

test('detects the type of a photo by its first bytes, not by its name', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  expect(sniffPhoto(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(sniffPhoto(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  expect(sniffPhoto(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(sniffPhoto(bytes('GIF89a'))).toBeNull()
})
