import type { Message } from '../domain/message.ts'

/** The messages about rejected photos; titles and English sentences are from the specification (2 §5). */
export const photoTexts = {
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
  pixels: (file: string): Message => ({
    title: 'Fil for stor',
    text: `${file} har mer enn 60 megapiksler, eller er lagret slik at det er for tungt å åpne. Ta et mindre bilde, eller et skjermbilde av det.`,
  }),
  count: (file: string): Message => ({
    title: 'For mange bilder',
    text: `${file} kom ikke med. Du kan legge ved høyst 10 bilder.`,
  }),
  failed: (): Message => ({
    title: 'Feil ved opplasting',
    text: 'Det oppstod en feil ved opplasting av bilder.',
  }),
} as const
