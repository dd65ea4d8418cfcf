import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { light } from '#landlord/colours.ts'

/** Draws every icon of the site from the landlord's one. */
export async function drawIcons(svg: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const drawn = (size: number) => sharp(svg, { density: 432 }).resize(size).png().toBuffer()
  // Launchers and telephones cut the corners themselves, and a launcher cuts away more.
  const filled = async (size: number, width: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: light.fjord } })
      .composite([{ input: await drawn(width) }])
      .png()
      .toBuffer()
  await Promise.all([
    copyFile(svg, join(folder, 'icon.svg')),
    ...[192, 512].map(async (size) => writeFile(join(folder, `icon-${size}.png`), await drawn(size))),
    writeFile(join(folder, 'apple-touch-icon.png'), await filled(180, 180)),
    writeFile(join(folder, 'icon-maskable-512.png'), await filled(512, 360)),
    writeFile(join(folder, 'favicon.ico'), icoOf(await drawn(32), 32)),
  ])
}

/** An ICO file with one picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
