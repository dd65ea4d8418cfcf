import { useCallback, useEffect, useState } from 'react'
import type { Message } from '../../domain/message.ts'
import { MAX_PHOTO_BYTES, photoTypes } from '../../domain/photo.ts'
import type { Form } from '../../forms/form.ts'
import { wordsFor } from '../../forms/in-language.ts'
import { photoWords } from '../../forms/photo.words.ts'
import { showToast } from '../toasts/show-toast.ts'
import type { FormState } from './form-state.ts'

export interface ChosenPhoto {
  key: string
  file: File
}

/** The photos of a form that is being filled in. */
export interface Photos {
  chosen: readonly ChosenPhoto[]
  /** Those that are already uploaded. */
  stored: readonly string[]
  /** Why the photos chosen or sent last were refused; until others are chosen. */
  refused: readonly Message[]
  add: (files: readonly File[]) => void
  remove: (key: string) => void
  /** Records that photos were uploaded, so that they survive a reload of the page before the form is sent. */
  keep: (urls: readonly string[]) => void
  clear: () => void
}

let made = 0

/** The photos that the sender has chosen, with an error for each that cannot be sent. */
export function usePhotos(
  form: Form,
  { photos: storedBefore, refused: refusedBefore }: Pick<FormState, 'photos' | 'refused'>,
  isKept: boolean,
): Photos {
  const place = `bilder:${form.id}`
  const [stored, setStored] = useState(storedBefore)
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([])
  const [refused, setRefused] = useState(refusedBefore)

  // A retry after a reload is the same submission only with the same photos.
  useEffect(() => {
    const kept = isKept ? readKept(place) : []
    if (kept.length > 0) setStored((before) => [...new Set([...before, ...kept])])
  }, [place, isKept])

  const add = useCallback(
    (files: readonly File[]) => {
      const problems = files.map((file) => problemOf(file, form))
      const messages = problems.filter((message) => message !== null)
      for (const message of messages) showToast({ ...message, tone: 'bad' })
      // A toast disappears after some seconds, so the error is also at the field.
      setRefused(messages)
      const taken = files.filter((_, index) => problems[index] === null)
      setChosen((before) => [
        ...before,
        ...taken.map((file) => {
          made += 1
          return { key: String(made), file }
        }),
      ])
    },
    [form],
  )
  const remove = (key: string) => setChosen((before) => before.filter((photo) => photo.key !== key))
  const keep = (urls: readonly string[]) => {
    try {
      sessionStorage.setItem(place, JSON.stringify([...stored, ...urls]))
    } catch {}
  }
  const clear = () => {
    try {
      sessionStorage.removeItem(place)
    } catch {}
    setStored([])
    setChosen([])
    setRefused([])
  }
  return { chosen, stored, refused, add, remove, keep, clear }
}

function readKept(place: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((url) => typeof url === 'string') : []
  } catch {
    return []
  }
}

function problemOf(file: File, form: Form): Message | null {
  const texts = wordsFor(form, photoWords)
  if (/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return texts.heic(file.name)
  if (!photoTypes.some((type) => type === file.type)) return texts.type(file.name)
  return file.size > MAX_PHOTO_BYTES ? texts.size(file.name) : null
}
