import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/kit/button.tsx'
import { stepIndex } from '../../../../ui/kit/gallery.ts'
import type { ShownPhoto } from '../../../cases/server/sender/shown-photo.ts'
import { staffCaseTexts } from '../../case.words.ts'
import * as styles from './photo-viewer.module.css'

/** How many times larger than the window a photo is shown, by the steps of the zoom. */
const ZOOM_STEPS = [1, 1.5, 2, 3, 4] as const

interface PhotoViewerProps {
  photos: readonly ShownPhoto[]
  /** The photo that it opens with, by its place in the list. */
  start: number
  onClose: () => void
}

/** The photos of a case over the whole window, one at a time; each can be enlarged and turned. */
export function PhotoViewer({ photos, start, onClose }: PhotoViewerProps) {
  const { viewer: texts, photoGone } = staffCaseTexts
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLElement>(null)
  const { revalidate } = useRevalidator()
  const [view, setView] = useState({ index: start, zoom: 0, turns: 0 })
  useEffect(() => {
    dialog.current?.showModal()
    stage.current?.focus()
  }, [])
  const show = (by: number) =>
    setView(({ index }) => ({ index: stepIndex(index, by, photos.length), zoom: 0, turns: 0 }))
  const zoom = (by: number) =>
    setView((before) => ({
      ...before,
      zoom: Math.max(0, Math.min(ZOOM_STEPS.length - 1, before.zoom + by)),
    }))
  const turn = () => setView((before) => ({ ...before, turns: (before.turns + 1) % 4 }))
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(1),
    '-': () => zoom(-1),
    r: turn,
    // An enlarged photo is scrolled by the arrow keys.
    ...(view.zoom === 0 && { ArrowRight: () => show(1), ArrowLeft: () => show(-1) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const photo = photos[view.index]
  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={texts.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <section
        ref={stage}
        className={styles.stage}
        // Scrolled by keys where the photo is enlarged.
        tabIndex={-1}
        aria-label={photo.label}
      >
        <div
          className={styles.frame}
          data-zoom={ZOOM_STEPS[view.zoom]}
          data-across={view.turns % 2 === 1 ? '' : undefined}
        >
          {photo.src === null ? (
            <p>{photoGone(photo.label)}</p>
          ) : (
            // The link of a photo expires; the page's data has a new one.
            <img src={photo.src} alt={photo.label} data-turns={view.turns} onError={() => revalidate()} />
          )}
        </div>
      </section>
      <div className={styles.controls}>
        {photos.length > 1 && (
          <>
            <Button kind="paper" type="button" onClick={() => show(-1)}>
              {texts.previous}
            </Button>
            <p role="status">{texts.place(view.index + 1, photos.length)}</p>
            <Button kind="paper" type="button" onClick={() => show(1)}>
              {texts.next}
            </Button>
          </>
        )}
        <Button kind="paper" type="button" aria-label={texts.smaller} onClick={() => zoom(-1)}>
          −
        </Button>
        <Button kind="paper" type="button" aria-label={texts.larger} onClick={() => zoom(1)}>
          +
        </Button>
        <Button kind="paper" type="button" onClick={turn}>
          {texts.turn}
        </Button>
        {photo.src !== null && (
          <ButtonLink kind="paper" href={photo.src} target="_blank" reloadDocument>
            {texts.fullSize}
          </ButtonLink>
        )}
        <Button kind="paper" type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </div>
    </dialog>
  )
}
