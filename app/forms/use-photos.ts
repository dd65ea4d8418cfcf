import { useCallback, useEffect, useRef, useState } from 'react'
import { photoTexts } from '../../content/photo-texts.ts'
import type { Message } from '../../content/texts.ts'
import { MAX_PHOTO_BYTES, photoTypes } from '../../domain/photo.ts'
import { showToast } from '../toasts/show-toast.ts'

export interface ChosenPhoto {
  key: string
  file: File
  /** An address that shows it in this tab. */
  preview: string
}

/** The photos of a form that is being filled in. */
export interface Photos {
  chosen: readonly ChosenPhoto[]
  /** Those that the server has already. */
  stored: readonly string[]
  refused: readonly Message[]
  add: (files: readonly File[]) => void
  remove: (key: string) => void
  clear: () => void
}

let made = 0

/** Keeps the photos that somebody has chosen, and says of each that cannot be sent why. */
export function usePhotos(stored: readonly string[], refused: readonly Message[]): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([])
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const shown = previews.current
    return () => {
      for (const preview of shown) URL.revokeObjectURL(preview)
    }
  }, [])

  const add = useCallback((files: readonly File[]) => {
    const taken = files.filter((file) => {
      const message = problemOf(file)
      if (message) showToast({ ...message, tone: 'bad' })
      return !message
    })
    setChosen((before) => [
      ...before,
      ...taken.map((file) => {
        const preview = URL.createObjectURL(file)
        previews.current.add(preview)
        made += 1
        return { key: String(made), file, preview }
      }),
    ])
  }, [])
  const remove = (key: string) => setChosen((before) => before.filter((photo) => photo.key !== key))
  const clear = () => setChosen([])
  return { chosen, stored, refused, add, remove, clear }
}

function problemOf(file: File): Message | null {
  if (/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return photoTexts.heic(file.name)
  if (!photoTypes.some((type) => type === file.type)) return photoTexts.type(file.name)
  return file.size > MAX_PHOTO_BYTES ? photoTexts.size(file.name) : null
}
