import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type Picture, pictureUrl } from '../../../../domain/portfolio/picture.ts'
import { stepIndex } from '../../../../ui/kit/gallery.ts'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { Arrow } from './arrow.tsx'
import * as styles from './gallery.module.css'
import { NoPicture } from './no-picture.tsx'
import type { PictureViewer } from './picture-viewer.tsx'
import { galleryTexts } from './property.words.ts'

const sizes = '(min-width:60rem) 50rem,100vw'

/** The horizontal distance in pixels that counts as a swipe. */
const SWIPE = 40

/**
 * The pictures of a property, one at a time, around and around, and over the whole window once one is pressed. Without scripts
 * they are links to the pictures themselves.
 */
export function Gallery({ pictures, title }: { pictures: Picture[]; title: string }) {
  const words = useWords(galleryTexts)
  const [index, setIndex] = useState(0)
  const swipeFrom = useRef<number | null>(null)
  const isSwipe = useRef(false)
  const link = useRef<HTMLAnchorElement>(null)
  const [Viewer, setViewer] = useState<typeof PictureViewer | null>(null)
  const current = pictures[index]
  if (!current) {
    return (
      <div className={styles.root}>
        <NoPicture />
      </div>
    )
  }
  const step = (by: number) => setIndex((before) => stepIndex(before, by, pictures.length))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = swipeFrom.current === null ? 0 : event.clientX - swipeFrom.current
    swipeFrom.current = null
    isSwipe.current = Math.abs(moved) >= SWIPE
    if (isSwipe.current) step(moved < 0 ? 1 : -1)
  }
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isSwipe.current) return
    const { href } = event.currentTarget
    // The picture itself, where the code cannot be loaded.
    import('./picture-viewer.tsx').then(
      (loaded) => setViewer(() => loaded.PictureViewer),
      () => location.assign(href),
    )
  }
  const close = (last: number) => {
    setViewer(null)
    setIndex(last)
    // Safari gives no link the focus when it is pressed, and so has none to give it back to.
    link.current?.focus({ preventScroll: true })
  }
  const many = pictures.length > 1
  return (
    <>
      <section className={styles.root} aria-label={words.label} onKeyDown={onKeyDown}>
        <div
          className={styles.stage}
          onPointerDown={(event) => {
            swipeFrom.current = event.clientX
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            swipeFrom.current = null
          }}
        >
          <a ref={link} href={pictureUrl(current.key, 1600)} draggable={false} onClick={open}>
            <PictureImage
              key={current.key}
              picture={current}
              alt={current.alt ?? words.alt(title, index + 1, pictures.length)}
              sizes={sizes}
              first={index === 0}
              placeholder={<NoPicture />}
            />
            <span className="visually-hidden">{words.enlarge}</span>
          </a>
          {many && (
            <div className={styles.controls}>
              <button type="button" aria-label={words.previous} onClick={() => step(-1)}>
                <Arrow to="left" />
              </button>
              <p aria-live="polite">
                {index + 1} / {pictures.length}
              </p>
              <button type="button" aria-label={words.next} onClick={() => step(1)}>
                <Arrow to="right" />
              </button>
            </div>
          )}
        </div>
        {many && (
          <ol className={`${styles.thumbnails} plain`}>
            {pictures.map((picture, number) => (
              <li key={picture.key}>
                <SiteLink
                  href={pictureUrl(picture.key, 1600)}
                  aria-label={words.show(number + 1, pictures.length)}
                  aria-current={number === index ? 'true' : undefined}
                  data-needs-script=""
                  onClick={(event) => {
                    event.preventDefault()
                    setIndex(number)
                  }}
                >
                  <PictureImage
                    picture={picture}
                    alt=""
                    sizes="8rem"
                    widest={320}
                    placeholder={<NoPicture />}
                  />
                </SiteLink>
              </li>
            ))}
          </ol>
        )}
      </section>
      {/* Beside it: keys that are pressed there are no keys of the gallery. */}
      {Viewer && <Viewer pictures={pictures} title={title} start={index} onClose={close} />}
    </>
  )
}
