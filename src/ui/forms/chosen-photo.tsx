import { useEffect, useRef } from 'react'
import * as styles from './chosen-photo.module.css'

/** The length of the square's sides in pixels of the screen: twice that on the page, for sharp screens. */
const SIDE = 128

interface ChosenPhotoProps {
  photo: Blob
  /** What it is called, where nothing beside it says so. */
  name?: string
}

/**
 * A photo that was chosen on this device, as a small square. It is read once and drawn small: shown as it is, the photo of a
 * phone's camera takes 48 MB of memory, and is read again when it is scrolled into view. Empty if the browser cannot read it.
 */
export function ChosenPhoto({ photo, name }: ChosenPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    // What was chosen before must not stand for a photo that cannot be read.
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIDE, SIDE)
    const draw = async () => {
      const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
      if (isShown && canvas.current) drawSquare(bitmap, canvas.current)
      bitmap.close()
    }
    draw().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [photo])
  return (
    <canvas
      ref={canvas}
      className={styles.root}
      width={SIDE}
      height={SIDE}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}

/** Draws the middle of a picture over a whole square canvas. */
function drawSquare(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}
