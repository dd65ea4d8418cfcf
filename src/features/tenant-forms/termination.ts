import { defaultLanguage } from '../../domain/text/language.ts'
import { addDays, formatIsoDate, type IsoDate, parseDate } from '../../domain/time/calendar.ts'
import { tenant } from '../../forms/engine/case-fields.ts'
import type { Situation } from '../../forms/engine/field.ts'
import { textIn } from '../../forms/engine/field-rules.ts'
import { defineForm, type Form } from '../../forms/engine/form.ts'
import { date } from '../../forms/kinds/date.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { select } from '../../forms/kinds/select.ts'
import { text } from '../../forms/kinds/text.ts'
import {
  notInThePast,
  tenantAddress,
  tenantEmail,
  tenantName,
  tenantPhone,
} from '../../forms/shared/shared-fields.ts'
import {
  daysUntilAMonthIsLost,
  earliestLastRentDay,
  formerLastRentDay,
  formerRentalKinds,
  lastRentDay,
  rentalKinds,
} from './notice-period.ts'

const inWords = (day: IsoDate) => formatIsoDate(day, defaultLanguage)

const CONTRACT = 'Står det noe annet i kontrakten din, gjelder kontrakten.'

/** Moving out on a day before the rent ends is a wish, unless both agree on it. */
const wish = (movesOutOn: IsoDate, day: IsoDate) =>
  `Å flytte ut ${inWords(movesOutOn)} er et ønske: Husleia løper til og med ${inWords(day)} hvis vi ikke avtaler noe annet.`

/** The earliest day without rent of each kind: without scripts the text does not follow the choice. */
function earliestDays({ today }: Situation): string | null {
  const given = parseDate(today)
  if (!given) return null
  const left = daysUntilAMonthIsLost(given)
  const nudge =
    left === null ? '' : ` Sender du før midnatt ${inWords(addDays(given, left))}, sparer du en måned.`
  return `Sier du opp i dag, ${inWords(given)}, er siste dag med husleie tidligst ${inWords(earliestLastRentDay(given, 'bolig'))}. For bod, garasje eller parkeringsplass for seg er den tidligst ${inWords(earliestLastRentDay(given, 'bod'))}. Oppsigelsestiden er tre måneder, for bod og plass én måned, og regnes fra månedsskiftet. ${CONTRACT}${nudge}`
}

/** What the chosen day means for the rent. */
function chosenDay({ answers, today }: Situation): string | null {
  const [given, chosen] = [parseDate(today), parseDate(textIn(answers, 'moveOutDate'))]
  if (!given || !chosen) return null
  const day = lastRentDay(given, textIn(answers, 'rentalKind'), chosen)
  return chosen < day ? wish(chosen, day) : `Da er siste dag med husleie ${inWords(day)}.`
}

/** Warns about a day that has been, or is so far ahead that its year may be mistyped. */
const plausibleDay = (situation: { value: string; today: string }) => {
  const [chosen, today] = [parseDate(situation.value), parseDate(situation.today)]
  if (chosen && today && chosen > addDays(today, 3 * 366)) return 'Datoen er flere år fram. Stemmer den?'
  return notInThePast(situation)
}

const about = {
  name: tenantName,
  phone: tenantPhone,
  email: tenantEmail,
  address: { ...tenantAddress, label: 'Adressen du sier opp' },
  rentalKind: select({
    label: 'Hva sier du opp?',
    default: 'bolig',
    options: rentalKinds.map(({ value, label }) => ({ value, label })),
    formerOptions: formerRentalKinds,
    aside: earliestDays,
  }),
}

const rest = {
  newAddress: text({
    label: 'Ny adresse',
    help: 'Dit sender vi sluttoppgjøret.',
    autocomplete: 'off',
    inMail: false,
  }),
  reason: longText({ label: 'Hvorfor flytter du?', inMail: false }),
}

const moveOut = {
  label: 'Utflyttingsdato',
  help: 'Du velger dagen. Vil du ut før siste dag med husleie, er det et ønske, og vi ser om vi kan leie ut før.',
  aside: chosenDay,
  warning: plausibleDay,
}

/** The answers that the last day with rent depends on. */
interface Given {
  rentalKind?: string
  moveOutDate?: IsoDate
}

const common = {
  prefix: 'UTF',
  name: 'Oppsigelse',
  yours: 'oppsigelsen din',
  sentBy: 'tenant',
  heading: 'Si opp leiligheten',
  lead: 'Oppsigelsen gjelder fra du gir den. Kvitteringen viser når du sa opp, og du trenger ikke oppgi noen grunn.',
  validation: 'browser',
  caseFields: { sender: tenant },
  review: true,
  promise: 'termination',
  next: [
    'Vi bekrefter oppsigelsen og siste dag med husleie.',
    'Gjelder det en bolig, avtaler vi visninger med deg.',
    'Vi går gjennom det du leier, sammen med deg når du flytter.',
  ],
  privacy: { purpose: 'avslutte leieforholdet', basis: 'leieavtalen (artikkel 6 nr. 1 b)' },
  retention: { months: 36 },
  keyDate: {
    title: 'Siste dag med husleie',
    day: ({ rentalKind, moveOutDate }: Given, givenOn: IsoDate) =>
      lastRentDay(givenOn, rentalKind ?? '', moveOutDate),
    formerDay: ({ rentalKind }: Given, sentOn: IsoDate) => formerLastRentDay(sentOn, rentalKind ?? ''),
    note: ({ rentalKind, moveOutDate }: Given, { day, givenOn }: { day: IsoDate; givenOn: IsoDate }) => {
      const earliest = earliestLastRentDay(givenOn, rentalKind ?? '')
      const depends = [
        moveOutDate && moveOutDate < day ? wish(moveOutDate, day) : '',
        earliest < day ? `Etter loven er den tidligst ${inWords(earliest)}.` : '',
        CONTRACT,
      ]
      return depends.filter(Boolean).join(' ')
    },
  },
  onReceipt: ['name', 'address', 'rentalKind', 'moveOutDate'],
  receiptNotes: [
    'Kvitteringen viser når vi fikk oppsigelsen, og hva du sa opp.',
    'Gjelder det en bolig, og er vi uenige, kan du klage til Husleietvistutvalget (HTU) på htu.no.',
  ],
  isBinding: true,
  readers: ['administrator', 'saksbehandler', 'okonomi'],
  functionName: 'send-termination-form',
} as const

// The specification writes this message with a hyphen.
const replyText = 'Vi kommer tilbake til deg innen {svartid med bindestrek}.'

/** In the dialog of the customer-service page: the day of moving is required. */
export const terminationDialog: Form = defineForm({
  ...common,
  id: 'termination-dialog',
  page: '/kundeservice?skjema=termination',
  submit: 'Send oppsigelse',
  sections: [
    {
      fields: {
        ...about,
        moveOutDate: date({ ...moveOut, required: 'Utflyttingsdato må fylles ut' }),
        ...rest,
      },
    },
  ],
  success: () => ({ title: 'Skjema sendt!', text: `Oppsigelsen din er sendt. ${replyText}` }),
  // The legacy API does not say which of the two forms it sends; the page's form accepts both.
  claims: () => false,
})

/** On its own page: the day of moving is optional. */
export const termination: Form = defineForm({
  ...common,
  id: 'termination',
  page: '/si-opp-leilighet',
  submit: 'Send oppsigelse',
  sections: [
    {
      fields: {
        ...about,
        moveOutDate: date(moveOut),
        ...rest,
      },
    },
  ],
  success: () => ({ title: 'Oppsigelse sendt!', text: `Oppsigelsen din er sendt. ${replyText}` }),
})
