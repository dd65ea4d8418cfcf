import { defineWords } from '../../domain/text/language.ts'

/** The texts around every form. */
export const submissionWords = defineWords({
  nb: {
    /** The invisible field that only programs fill in. */
    trap: 'La dette feltet stå tomt',
    sending: 'Sender...',
    uploading: 'Laster opp bilder...',
    summaryTitle: 'Du må rette disse feilene før du kan fortsette:',
    titlePrefix: 'Feil: ',
    sendingStatus: 'Skjemaet sendes. Knappene er slått av til vi har svart.',
    uploadingStatus: 'Bildene lastes opp, så sendes skjemaet. Knappene er slått av så lenge.',
    allRequired: 'Alle felt må fylles ut.',
    /** Where fields are marked in more than one way. */
    requiredUnmarked: 'Felt uten merke må fylles ut.',
    requiredUnlessMarked: 'Alle felt må fylles ut, unntatt dem som er merket «Valgfritt».',
    partsLabel: 'Deler av skjemaet',
    part: (number: number, count: number) => `Del ${number} av ${count}`,
    partDone: 'utfylt',
    /** Takes over the address that was probably meant. */
    takeMeant: 'Ja, bruk den',
    fillInAnother: 'Fyll ut et nytt skjema',
    optional: 'Valgfritt',
    /** Beside fields of which one has to be filled in. */
    oneOf: 'Én av dem',
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
    answers: (words: string) => `Vi svarer innen ${words}.`,
    answersUrgent: (words: string) => `Haster det, svarer vi innen ${words}.`,
    close: 'Lukk',
    cancel: 'Avbryt',
    photoStored: (number: number) => `Bilde ${number} er lastet opp`,
    removePhoto: (file: string) => `Fjern ${file}`,
    offline: 'Du er uten nett. Det du har skrevet, står her til du får sendt det.',
    photosLost: (count: number) =>
      count === 1
        ? 'Ett bilde kom ikke fram. Meldingen er lagret uten det, og du kan legge det ved på sakens side.'
        : `${count} bilder kom ikke fram. Meldingen er lagret uten dem, og du kan legge dem ved på sakens side.`,
    /** The API's error for an unknown form (specification 2 §8). */
    unknownForm: 'Ukjent skjematype',
    privacyTitle: 'Slik bruker vi opplysningene',
    controller: (controller: string, orgNumber: string) =>
      `${controller} (org.nr. ${orgNumber}) er behandlingsansvarlig.`,
    privacyRequests: 'Du kan be om innsyn, retting og sletting, og du kan klage til Datatilsynet.',
    privacyMore: 'Les hele personvernerklæringen',
  },
})
