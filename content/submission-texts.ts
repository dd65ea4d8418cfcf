import type { Message } from './texts.ts'
import { unreadable } from './unreadable.ts'

/** What is said around every form. */
export const submissionTexts = {
  sending: 'Sender...',
  uploading: 'Laster opp bilder...',
  summaryTitle: 'Du må rette disse feilene før du kan fortsette:',
  titlePrefix: 'Feil: ',
  sendingStatus: 'Skjemaet sendes. Knappene er slått av til vi har svart.',
  uploadingStatus: 'Bildene lastes opp, så sendes skjemaet. Knappene er slått av så lenge.',
  allRequired: 'Alle felt må fylles ut.',
  requiredUnlessMarked: 'Alle felt må fylles ut, unntatt dem som er merket «Valgfritt».',
  partsLabel: 'Deler av skjemaet',
  part: (number: number, count: number) => `Del ${number} av ${count}`,
  partDone: 'utfylt',
  fillInAnother: 'Fyll ut et nytt skjema',
  optional: 'Valgfritt',
  choose: 'Velg',
  reviewTitle: 'Se over før du sender',
  reviewText: 'Stemmer alt? Da kan du sende.',
  edit: 'Endre',
  notAnswered: 'Ikke svart',
  draftRestored: 'Vi hentet fram det du hadde skrevet.',
  clearDraft: 'Tøm skjemaet',
  receiptLink: 'Se kvitteringen',
  reference: 'Referanse',
  failureReference: 'Oppgi gjerne referansen',
  nextTitle: 'Når du har sendt',
  answers: (words: string) => `Vi svarer ${words}.`,
  close: 'Lukk',
  cancel: 'Avbryt',
  removePhoto: (file: string) => `Fjern ${file}`,
  offline: 'Du er uten nett. Det du har skrevet, står her til du får sendt det.',
  photosLost: 'Bildene kom ikke fram. Meldingen er lagret uten dem, og du kan legge dem ved på sakens side.',
  /** Of the interfaces, where a form is asked for that there is not (specification 2 §8). */
  unknownForm: 'Ukjent skjematype',
  sentBefore: {
    title: 'Skjemaet er allerede sendt',
    text: 'Du har sendt dette skjemaet før, med andre svar. Send en gang til hvis det skal bli en ny sak.',
  },
  tooMany: {
    title: 'Vent litt',
    text: 'Det er sendt mange skjemaer herfra på kort tid. Vent noen minutter, og prøv igjen.',
  },
  busy: {
    title: 'Vent litt',
    text: 'Det er mange som laster opp bilder akkurat nå. Vent noen sekunder, og prøv igjen.',
  },
  unreadable,
  privacyTitle: 'Slik bruker vi opplysningene',
  privacyMore: 'Les hele personvernerklæringen',
} as const satisfies Record<string, string | Message | ((...values: never[]) => string)>
