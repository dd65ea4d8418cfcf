import { defineWords } from '../../../../domain/text/language.ts'
import { CONFIRM_HOURS } from '../../../alerts/alert-terms.ts'

export const confirmationWords = defineWords({
  nb: {
    subject: 'Skal vi si fra når noe blir ledig?',
    preheader: 'Bekreft, så får du beskjed',
    heading: 'Skal vi si fra til deg?',
    text: 'Noen ba om at vi sier fra til denne adressen når dette blir ledig:',
    what: 'Hva',
    when: 'Når',
    open: 'Se og bekreft',
    holds: `Lenken virker i ${CONFIRM_HOURS} timer.`,
    notYou: 'Var det ikke deg? Da kan du se bort fra e-posten, og du hører ikke mer om dette.',
  },
})

export const knownWords = defineWords({
  nb: {
    subject: 'Du får allerede beskjed om dette',
    preheader: 'Varselet ditt er i gang',
    heading: 'Du får allerede beskjed om dette',
    text: 'Noen ba om at vi sier fra til denne adressen. Det gjør vi:',
    open: 'Se varslene dine',
  },
})
