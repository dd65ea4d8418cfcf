import sharp from 'sharp'

/** A picture as a JPEG file's bytes. */
export function renderJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', optimiseCoding: true })
    .toBuffer()
}
