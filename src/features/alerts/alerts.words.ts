import { numberWord } from '../../domain/format/number-word.ts'
import { defineWords, type WordsIn } from '../../domain/text/language.ts'
import { CONFIRM_HOURS, DIGEST_HOUR, PENDING_DAYS, VALID_MONTHS } from './alert-terms.ts'

/** The texts of alerts. */
export const alertWords = defineWords({
  nb: {
    /**
     * When a subscriber is told, as a choice, in a sentence, in one while they have a pause, and how the other one is
     * asked for.
     */
    paces: {
      'at-once': {
        label: 'Med en gang',
        sentence: 'Du får beskjed med en gang.',
        paused: 'På pause. Etter pausen sier vi fra med en gang noe blir ledig.',
        change: 'Si heller fra én gang om dagen',
      },
      daily: {
        label: 'Én gang om dagen',
        sentence: 'Du får beskjed én gang om dagen.',
        paused: 'På pause. Etter pausen sier vi fra én gang om dagen.',
        change: 'Si heller fra med en gang',
      },
    },
    /** The page where a visitor asks to be told: `/si-fra`. */
    signUp: {
      title: 'Si fra når noe passer',
      description: 'Få en e-post når det du leter etter, blir ledig.',
      lead: 'Vi sender deg en e-post når dette blir ledig.',
      change: 'Endre ønskene',
      chooseTitle: 'Hva leter du etter?',
      chooseLead: 'Vi sender deg en e-post når noe blir ledig.',
      email: 'E-post',
      emailMissing: 'Skriv e-postadressen din',
      pace: 'Når vil du ha beskjed?',
      paceHelp: `Én gang om dagen betyr klokka ${numberWord(DIGEST_HOUR, 'nb')} om morgenen.`,
      submit: 'Si fra til meg',
      terms: `Først får du en e-post der du bekrefter. Du kan ta pause eller stoppe når du vil, og før det er gått ${numberWord(VALID_MONTHS, 'nb')} måneder, spør vi om du vil fortsette.`,
      tooMany: 'Det har kommet mange forespørsler fra deg. Vent en time, og prøv igjen.',
      failed: 'Det gikk ikke. Prøv igjen om litt.',
      sentTitle: 'Se i innboksen',
      sent: (email: string) =>
        `Åpne e-posten fra oss i innboksen til ${email}, trykk på lenken, og bekreft. Lenken virker i ${CONFIRM_HOURS} timer.`,
      back: 'Tilbake til lista',
      sentOnce:
        'Vi sender høyst én slik e-post om dagen til samme adresse. Har du bedt om beskjed før i dag, står også dette ønsket bak lenken i e-posten du fikk da. Finner du den ikke, se i søppelposten.',
      full: 'Vi kan ikke ta imot flere ønsker for denne adressen i dag. Bekreft dem som står bak lenken i e-posten fra oss, eller prøv igjen i morgen.',
      /** Where the mail with the link has not been sent, and the page must not say that it was. */
      notSentTitle: 'Ønsket er lagret, men e-posten er ikke sendt',
      waiting: (email: string) =>
        `E-posten vår virker ikke akkurat nå. Så snart den gjør det, får du en e-post til ${email} med en lenke. Trykk på den, og bekreft.`,
      onlyStored: (email: string) =>
        `Nettstedet sender ikke e-post ennå, så ${email} får ingen lenke til å bekrefte med. Ring oss heller.`,
      privacyTitle: 'Slik bruker vi adressen',
      privacy: (company: string) =>
        `${company} er behandlingsansvarlig. Vi bruker adressen bare til å si fra om det du ber om. Grunnlaget er samtykket ditt (personvernforordningen artikkel 6 nr. 1 a og markedsføringsloven § 15), og det kan du trekke når som helst. Adressen lagres kryptert, og ingen andre får den. Bekrefter du ikke, slettes den etter ${numberWord(PENDING_DAYS, 'nb')} dager. Stopper du, slettes den med en gang. Du kan be om innsyn, retting og sletting, og du kan klage til Datatilsynet.`,
    },
    /** What we know of how often such homes become vacant, and of how many wait for them. */
    odds: {
      aYear: (count: number) => {
        if (count === 0) return 'Ingen slike har blitt ledige det siste året.'
        return count === 1
          ? 'Slike blir ledige omtrent én gang i året.'
          : `Slike blir ledige omtrent ${numberWord(count, 'nb')} ganger i året.`
      },
      months: (count: number, months: number) => {
        const time = `de siste ${numberWord(months, 'nb')} månedene`
        if (count === 0) return `Ingen slike har blitt ledige ${time}.`
        return count === 1
          ? `Én slik har blitt ledig ${time}.`
          : `${capital(numberWord(count, 'nb'))} slike har blitt ledige ${time}.`
      },
      waiting: (others: number) => {
        if (others === 0) return 'Ingen andre venter på det samme.'
        return others === 1
          ? 'Én annen venter på noe slikt.'
          : `${capital(numberWord(others, 'nb'))} andre venter på noe slikt.`
      },
    },
    /** A subscriber's own page: `/si-fra/…`. */
    own: {
      title: 'Varslene dine',
      lead: 'Vi sender deg en e-post når noe av dette blir ledig.',
      pausedLead: 'Du har tatt pause, og får ingen e-post før du starter igjen.',
      pendingTitle: 'Vil du ha beskjed om dette?',
      pendingText: `Ba du ikke om det, kan du lukke siden. Uten svar sletter vi adressen etter ${numberWord(PENDING_DAYS, 'nb')} dager.`,
      confirm: 'Ja, si fra til meg',
      tooOldTitle: 'Lenken er for gammel',
      tooOld: `Den virker i ${CONFIRM_HOURS} timer. Be om beskjed på nytt, så får du en ny.`,
      askAgain: 'Be om beskjed på nytt',
      stopOne: 'Stopp dette varselet',
      pause: 'Ta pause',
      pauseText: 'Det som blir ledig i pausen, får du ikke beskjed om.',
      resume: 'Start igjen',
      until: (day: string) => `Varslene gjelder til ${day}. Da stopper de, og adressen slettes.`,
      renew: `Fortsett i ${numberWord(VALID_MONTHS, 'nb')} måneder`,
      stopAll: 'Stopp alt',
      stopAllText: 'Alle varslene stopper, og adressen din slettes hos oss.',
      stoppedTitle: 'Varslene er stoppet',
      stopped: 'Adressen din er slettet. Du får ikke flere e-poster om dette.',
      goneTitle: 'Her er det ingen varsler',
      gone: 'De er stoppet eller utløpt, eller så er lenken skrevet feil.',
      goneLink: 'Se hva som er ledig',
      missing: 'Varselet er allerede stoppet.',
      failed: 'Det gikk ikke. Prøv igjen om litt.',
    },
  },
})

export type AlertWords = WordsIn<typeof alertWords>

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
