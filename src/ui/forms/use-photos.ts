import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message } from '../../domain/submissions/message.ts'
import {
  LOST_PHOTO,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  photoTypes,
  SNIFFED_BYTES,
  sniffPhoto,
} from '../../domain/submissions/photo.ts'
import type { Form } from '../../forms/engine/form.ts'
import { wordsFor } from '../../forms/engine/in-language.ts'
import { photoWords } from '../../forms/engine/photo.words.ts'
import { onLostFiles } from '../page/lost-files.ts'
import { showToast } from '../toasts/show-toast.ts'
import type { FormState } from './form-state.ts'
import { type UploadResult, uploadPhoto } from './send.ts'

export interface ChosenPhotoState {
  key: string
  file: File
}

/** The photos of a form that is being filled in. */
export interface Photos {
  chosen: readonly ChosenPhotoState[]
  /** Those that are already uploaded. */
  stored: readonly string[]
  /** Why the photos chosen or sent last were refused; until others are chosen. */
  refused: readonly Message[]
  /** Whether they were refused when the form was sent, and so kept it from being stored. */
  stoppedSending: boolean
  /** Adds photos to those that are chosen; `storedCount` of the uploaded ones are still wanted. */
  add: (files: readonly File[], storedCount: number) => void
  remove: (key: string) => void
  /** Uploads the chosen photos. Gives their addresses; null if the server refuses any, which is then not chosen any more. */
  upload: () => Promise<string[] | null>
  clear: () => void
  /** Whether a chosen photo is lost, and the sender has not sent since being told; asked once for each sending. */
  stopForLost: () => boolean
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
  const [chosen, setChosen] = useState<readonly ChosenPhotoState[]>([])
  const [refused, setRefused] = useState(refusedBefore)
  const [stoppedSending, setStoppedSending] = useState(refusedBefore.length > 0)
  /** How many are chosen, also between two renderings. */
  const count = useRef(0)
  useEffect(() => {
    count.current = chosen.length
  }, [chosen])

  // A retry after a reload is the same submission only with the same photos.
  useEffect(() => {
    const kept = isKept ? readKept(place) : []
    if (kept.length > 0) setStored((before) => [...new Set([...before, ...kept])])
  }, [place, isKept])

  const refuse = useCallback((messages: readonly Message[]) => {
    for (const message of messages) showToast({ ...message, tone: 'bad' })
    // A toast disappears after some seconds, so the error is also at the field.
    setRefused((before) => [...before, ...messages])
  }, [])
  const dismiss = useCallback((unwanted: readonly ChosenPhotoState[]) => {
    setChosen((before) => before.filter(({ key }) => !unwanted.some((photo) => photo.key === key)))
  }, [])

  const isLost = useRef(false)
  useEffect(
    () =>
      onLostFiles((names) => {
        const messages = names.map(wordsFor(form, photoWords).lost)
        for (const message of messages) showToast({ ...message, tone: 'bad' })
        setRefused(messages)
        isLost.current = true
      }),
    [form],
  )
  const stopForLost = () => {
    const stops = isLost.current
    isLost.current = false
    return stops
  }

  const add = useCallback(
    (files: readonly File[], storedCount: number) => {
      const texts = wordsFor(form, photoWords)
      isLost.current = false
      const problems = files.map((file) => problemOf(file, form))
      const fitting = files.filter((_, index) => problems[index] === null)
      const room = Math.max(0, MAX_PHOTOS - storedCount - count.current)
      const beyond = fitting.slice(room).map(({ name }) => name)
      const taken = fitting.slice(0, room).map((file) => {
        made += 1
        return { key: String(made), file }
      })
      setRefused([])
      setStoppedSending(false)
      refuse([
        ...problems.filter((message) => message !== null),
        ...(beyond.length > 0 ? [texts.count(beyond.join(', '))] : []),
      ])
      count.current += taken.length
      setChosen((before) => [...before, ...taken])
      // They are in the list meanwhile: a form that is sent at once must not lack them.
      for (const photo of taken)
        contentProblemOf(photo.file, form).then((message) => {
          if (!message) return
          dismiss([photo])
          refuse([message])
        })
    },
    [form, refuse, dismiss],
  )
  const remove = (key: string) => setChosen((before) => before.filter((photo) => photo.key !== key))
  const upload = async () => {
    const results: { photo: ChosenPhotoState; result: UploadResult }[] = []
    for (const photo of chosen) results.push({ photo, result: await uploadPhoto(form, photo.file) })
    keep(results.flatMap(({ result }) => (result.outcome === 'stored' ? [result.url] : [])))
    const wrong = results.flatMap(({ photo, result }) =>
      result.outcome === 'refused' ? [{ photo, message: result.message }] : [],
    )
    if (wrong.length > 0) {
      dismiss(wrong.map(({ photo }) => photo))
      setRefused([])
      refuse(wrong.map(({ message }) => message))
      setStoppedSending(true)
      return null
    }
    if (results.some(({ result }) => result.outcome === 'lost'))
      showToast({ ...wordsFor(form, photoWords).failed(), tone: 'bad' })
    return results.map(({ result }) => (result.outcome === 'stored' ? result.url : LOST_PHOTO))
  }
  /** Records that photos were uploaded, so that they survive a reload of the page before the form is sent. */
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
    setStoppedSending(false)
  }
  return { chosen, stored, refused, stoppedSending, add, remove, upload, clear, stopForLost }
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

/** What its first bytes say against a photo: a phone's HEIC is often named as a JPEG. */
async function contentProblemOf(file: File, form: Form): Promise<Message | null> {
  const texts = wordsFor(form, photoWords)
  const start = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => null)
  // What cannot be read here is for the upload to say.
  if (!start) return null
  const type = sniffPhoto(new Uint8Array(start))
  if (type === 'heic') return texts.heic(file.name)
  return type === null ? texts.type(file.name) : null
}
