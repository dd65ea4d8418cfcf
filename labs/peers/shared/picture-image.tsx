import type { Picture } from './types.ts'

interface Props {
  picture: Picture
  sizes: string
  isFirst: boolean
}

/** A picture in the size that fits, with its colours in its place until it has come: the markup of ours. */
export function PictureImage({ picture, sizes, isFirst }: Props) {
  return (
    <span className="picture">
      <svg
        viewBox="0 0 1 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: picture.preview }}
      />
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt=""
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </span>
  )
}
