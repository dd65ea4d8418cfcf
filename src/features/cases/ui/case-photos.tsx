import type { ShownPhoto } from '../server/sender/shown-photo.ts'

interface CasePhotosProps {
  photos: readonly ShownPhoto[]
  className: string | undefined
  /** Says that the file of a photo is gone. */
  gone: (label: string) => string
}

/** The photos of a case, each a link to itself. */
export function CasePhotos({ photos, className, gone }: CasePhotosProps) {
  return (
    <ul className={`plain ${className}`}>
      {photos.map(({ src, label, width, height }) => (
        <li key={label}>
          {src === null ? (
            <p className="quiet">{gone(label)}</p>
          ) : (
            <a href={src}>
              <img src={src} alt={label} width={width} height={height} loading="lazy" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
