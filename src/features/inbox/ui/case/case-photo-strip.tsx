import { useState } from 'react'
import type { ShownPhoto } from '../../../cases/server/sender/shown-photo.ts'
import { staffCaseTexts } from '../../case.words.ts'
import * as styles from './case-photo-strip.module.css'
import { PhotoViewer } from './photo-viewer.tsx'

interface CasePhotoStripProps {
  photos: readonly (ShownPhoto & { caption?: string | null })[]
  /** What photos they are, for screen readers. */
  title: string
}

/** Photos as thumbnails. Each opens in the viewer; without scripts it is a link to the photo. */
export function CasePhotoStrip({ photos, title }: CasePhotoStripProps) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul
        className={`plain ${styles.root}`}
        aria-label={title}
        data-captioned={photos.some(({ caption }) => caption) ? '' : undefined}
      >
        {photos.map(({ src, label, caption }, index) => (
          <li key={label}>
            {src === null ? (
              <p className="quiet">{staffCaseTexts.photoGone(label)}</p>
            ) : (
              <a
                href={src}
                data-needs-script=""
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  setOpen(index)
                }}
              >
                <img src={src} alt={label} width={96} height={96} loading="lazy" />
                {caption && <small>{caption}</small>}
              </a>
            )}
          </li>
        ))}
      </ul>
      {open !== null && <PhotoViewer photos={photos} start={open} onClose={() => setOpen(null)} />}
    </>
  )
}
