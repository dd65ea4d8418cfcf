import type { Message } from '../../domain/submissions/message.ts'
import { MAX_PHOTOS } from '../../domain/submissions/photo.ts'
import { defineWords } from '../../domain/text/language.ts'

/** The messages about photos that the browser too rejects; titles and English sentences are from the specification (2 §5). */
export const photoWords = defineWords({
  nb: {
    type: (file: string): Message => ({
      title: 'Ugyldig filtype',
      text: `${file} is not a valid image type. Only JPEG/JPG/PNG allowed.`,
      lang: 'en',
      more: 'Bare JPEG og PNG kan sendes.',
    }),
    heic: (file: string): Message => ({
      title: 'Ugyldig filtype',
      text: `${file} is not a valid image type. Only JPEG/JPG/PNG allowed.`,
      lang: 'en',
      more: 'Bildet er i formatet HEIC fra iPhone. Velg «Mest kompatibel» under Innstillinger > Kamera > Formater, eller send et skjermbilde.',
    }),
    size: (file: string): Message => ({
      title: 'Fil for stor',
      text: `${file} is larger than 10MB.`,
      lang: 'en',
      more: 'Bildet kan være høyst 10\u00a0MB.',
    }),
    count: (files: string): Message => ({
      title: 'For mange bilder',
      text: `Du kan legge ved høyst ${MAX_PHOTOS} bilder. Dette kom ikke med: ${files}.`,
    }),
    lost: (file: string): Message => ({
      title: 'Bildet kom ikke med',
      text: `${file} ble borte da siden ble endret i nettleseren.`,
      more: 'Velg det på nytt, eller send uten.',
    }),
    failed: (): Message => ({
      title: 'Feil ved opplasting',
      text: 'Det oppstod en feil ved opplasting av bilder.',
    }),
  },
})
