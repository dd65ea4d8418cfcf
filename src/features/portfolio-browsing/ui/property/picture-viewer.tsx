import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Picture, pictureSrcSet, pictureUrl } from '../../../../domain/portfolio/picture.ts'
import { stepIndex } from '../../../../ui/kit/gallery.ts'
import { addDialogEntry } from '../../../../ui/page/dialog-entry.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { Arrow } from './arrow.tsx'
import * as styles from './picture-viewer.module.css'
import { viewerWords } from './picture-viewer.words.ts'
import { galleryTexts } from './property.words.ts'

/** How many times as large as the window an enlarged picture is, as in the styles. */
const ZOOM = 2.5

/** How far an arrow key moves an enlarged picture, in pixels. */
const KEY_STEP = 120

/** A region that scrolls has to be reached by the keyboard. */
const reachable = { tabIndex: 0 }

interface PictureViewerProps {
  pictures: readonly Picture[]
  title: string
  /** The picture that it opens with. */
  start: number
  /** Called with the picture that was shown last. */
  onClose: (last: number) => void
}

/** The point of an enlarged picture that was pressed, as parts of its width and height. */
interface Point {
  x: number
  y: number
}

/**
 * The pictures of a property over the whole window, side by side in a strip that is swiped. Loaded when a picture is pressed.
 * A double press enlarges the picture there, as does the button; the browser's own pinch works as on every page.
 */
export function PictureViewer({ pictures, title, start, onClose }: PictureViewerProps) {
  const words = { ...useWords(galleryTexts), ...useWords(viewerWords) }
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const [zoomedAt, setZoomedAt] = useState<Point | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    showIn(strip.current, start, 'instant')
    strip.current?.focus({ preventScroll: true })
    return addDialogEntry(() => {
      dialog.current?.close()
      return true
    })
  }, [start])
  useLayoutEffect(() => {
    const picture = strip.current?.children[index]
    if (!zoomedAt || !picture) return
    picture.scrollTo(
      zoomedAt.x * picture.scrollWidth - picture.clientWidth / 2,
      zoomedAt.y * picture.scrollHeight - picture.clientHeight / 2,
    )
  }, [zoomedAt, index])

  const show = (next: number, behavior: ScrollBehavior) => showIn(strip.current, next, behavior)
  const step = (by: number) => {
    const next = stepIndex(index, by, pictures.length)
    // Around the end is no long way back past all of them.
    show(next, Math.abs(next - index) > 1 ? 'instant' : 'smooth')
  }
  const onScroll = () => {
    const { current } = strip
    if (!current?.clientWidth) return
    const next = Math.round(current.scrollLeft / current.clientWidth)
    if (next === index) return
    setIndex(next)
    setZoomedAt(null)
  }
  /** Moves an enlarged picture by the arrow keys. */
  const move = (x: number, y: number) =>
    strip.current?.children[index]?.scrollBy({ left: x * KEY_STEP, top: y * KEY_STEP })
  const zoom = (at: Point) => setZoomedAt(zoomedAt ? null : at)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => (zoomedAt ? move(1, 0) : step(1)),
    ArrowLeft: () => (zoomedAt ? move(-1, 0) : step(-1)),
    ...(zoomedAt && { ArrowDown: () => move(0, 1), ArrowUp: () => move(0, -1) }),
    Home: () => show(0, 'instant'),
    End: () => show(pictures.length - 1, 'instant'),
    '+': () => setZoomedAt(middle),
    '-': () => setZoomedAt(null),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={words.label(title)}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <ul ref={strip} className={`${styles.strip} plain`} onScroll={onScroll} {...reachable}>
        {pictures.map((picture, number) => (
          <li
            key={picture.key}
            {...(zoomedAt && number === index && { 'data-zoomed': '', ...reachable })}
            aria-hidden={number === index ? undefined : true}
            onDoubleClick={(event) => zoom(pointOf(event))}
          >
            <Colours picture={picture} />
            <img
              src={pictureUrl(picture.key, 960)}
              srcSet={pictureSrcSet(picture)}
              sizes={zoomedAt && number === index ? `${ZOOM * 100}vw` : '100vw'}
              width={picture.width}
              height={picture.height}
              alt={picture.alt ?? words.alt(title, number + 1, pictures.length)}
              loading={Math.abs(number - index) <= 1 ? 'eager' : 'lazy'}
              decoding="async"
              draggable={false}
            />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <p role="status">
          {index + 1} / {pictures.length}
        </p>
        {pictures.length > 1 && (
          <>
            <button type="button" aria-label={words.previous} onClick={() => step(-1)}>
              <Arrow to="left" />
            </button>
            <button type="button" aria-label={words.next} onClick={() => step(1)}>
              <Arrow to="right" />
            </button>
          </>
        )}
        <button
          type="button"
          aria-label={words.zoom}
          aria-pressed={zoomedAt !== null}
          onClick={() => zoom(middle)}
        >
          <Sign path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6" />
        </button>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Sign path="M5 5l14 14M19 5L5 19" />
        </button>
      </div>
    </dialog>
  )
}

const middle: Point = { x: 0.5, y: 0.5 }

function showIn(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: isCalm ? 'instant' : behavior })
}

/** Where a picture was pressed. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** The colours of a picture in its shape, until it has come. */
function Colours({ picture: { key, width, height, preview } }: { picture: Picture }) {
  const colours = preview.match(/[0-9a-f]{3}/g) ?? []
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <linearGradient id={`farger-${key}`} x2="0" y2="1">
        {[...colours.entries()].map(([row, colour]) => (
          <stop key={row} offset={(row + 0.5) / colours.length} stopColor={`#${colour}`} />
        ))}
      </linearGradient>
      <rect width={width} height={height} fill={`url(#farger-${key})`} />
    </svg>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
    <path d={path} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
