import { defineWords } from '../../../../domain/text/language.ts'

export const checklistWords = defineWords({
  nb: {
    progress: (done: number, total: number) => `${done} av ${total} punkter`,
    save: 'Lagre fremdrift',
    saved: {
      title: 'Fremdrift lagret',
      text: (done: number, total: number) => `Du har fullført ${done} av ${total} punkter.`,
    },
    notSaved: {
      title: 'Ikke lagret',
      text: 'Nettleseren lar oss ikke lagre på enheten. Lag en lenke i stedet.',
    },
    print: 'Skriv ut',
    share: 'Kopier lenke med kryssene',
    shared: {
      title: 'Lenken er kopiert',
      text: 'Send den til deg selv, så fortsetter du på en annen enhet.',
    },
    mail: 'Send lenken på e-post',
    keptHere: 'Kryssene lagres på denne enheten mens du krysser av, så du kan ta opp tråden her senere.',
    reset: 'Begynn på nytt',
    resetText: 'Da fjerner vi alle kryssene på denne enheten. Det kan ikke angres.',
    resetConfirm: 'Ja, fjern alle kryssene',
    mailSubject: 'Sjekkliste for flyttevask',
  },
})
