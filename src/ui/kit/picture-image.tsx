import { type ReactNode, useState } from 'react'
import { type Picture, type PictureWidth, pictureSrcSet, pictureUrl } from '../../domain/portfolio/picture.ts'
import { classes } from './classes.ts'
import * as pictureStyles from './picture.module.css'

interface PictureImageProps {
  picture: Picture | null
  alt: string
  /** How wide the layout shows it, as in `<img sizes>`. */
  sizes: string
  /** The widest the layout ever needs, at twice the density. */
  widest?: PictureWidth
  /** Among the first things seen: loaded at once, before the rest. */
  first?: boolean
  /** Shown instead where there is no picture, or it cannot be loaded. */
  placeholder: ReactNode
  className?: string | undefined
  /** What the log says where it cannot be loaded. */
  problem?: string
}

/** A picture of the portfolio, in the size that fits, with its colours in its place until it has come. */
export function PictureImage({
  picture,
  alt,
  sizes,
  widest = 1600,
  first = false,
  placeholder,
  problem,
  className,
}: PictureImageProps) {
  const [failed, setFailed] = useState(false)
  const fail = () => {
    console.error(problem ?? 'Error loading image', picture && pictureUrl(picture.key, 640))
    setFailed(true)
  }
  // The picture may have failed to load before React attached its handlers.
  const lookBack = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail()
  }

  if (!picture || failed) return placeholder
  return (
    <span className={classes(pictureStyles.root, className)}>
      <Preview colours={picture.preview} />
      <img
        ref={lookBack}
        src={pictureUrl(picture.key, 640)}
        srcSet={pictureSrcSet(picture, widest)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={fail}
      />
    </span>
  )
}

/**
 * The picture's colours from top to bottom. Drawn rather than styled: the security policy takes no inline
 * styles. Hidden from readers, who have the picture's own text.
 */
function Preview({ colours }: { colours: string }) {
  const bands = colours.match(/[0-9a-f]{3}/g) ?? []
  const paths = bands.map((colour, row) => `<path fill="#${colour}" d="M0 ${row}h1v1H0z"/>`).join('')
  return (
    <svg
      viewBox={`0 0 1 ${bands.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  )
}
