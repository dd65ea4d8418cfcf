import type { Worded } from '../landlord-types/language.ts'
import type { ReplyTemplate } from '../landlord-types/support.ts'

export const replyTemplates: readonly Worded<ReplyTemplate, 'name' | 'text'>[] = [
  {
    words: {
      nb: {
        name: 'Vi er på saken',
        text: 'Hei {navn},\n\nTakk for beskjeden. Vi har sett på saken og arbeider med den nå. Du hører fra oss så snart vi vet mer.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    cases: ['AVV', 'HVT', 'NKL', 'KLA', 'HAN'],
    words: {
      nb: {
        name: 'Vi kommer innom',
        text: 'Hei {navn},\n\nVi kommer innom {adresse} for å se på dette. Passer det ikke, svar her eller ring {telefon}.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    cases: ['UTF'],
    words: {
      nb: {
        name: 'Bekreft det du sa',
        text: 'Hei {navn},\n\nDu har sagt opp {adresse} muntlig, og oppsigelsen gjelder fra du sa det. Vi har skrevet den ned med referansen {referanse}. Stemmer det, svar «Jeg bekrefter». Stemmer det ikke, ring {telefon} med en gang.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    status: 'waiting-for-sender',
    snooze: 'in-a-week',
    words: {
      nb: {
        name: 'Vi trenger mer',
        text: 'Hei {navn},\n\nFor å komme videre trenger vi litt mer fra deg: \n\nSvar her, så tar vi det derfra.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    status: 'done',
    words: {
      nb: {
        name: 'Dette er i orden',
        text: 'Hei {navn},\n\nDette er nå i orden. Er noe likevel ikke som det skal, kan du åpne saken igjen fra siden din.\n\nHilsen {meg}, {firma}',
      },
    },
  },
  {
    cases: ['HEM', 'CLV', 'LAG', 'NAR', 'PAK', 'REK', 'PAR'],
    status: 'done',
    words: {
      nb: {
        name: 'Ikke noe ledig nå',
        text: 'Hei {navn},\n\nVi har dessverre ikke noe ledig som passer akkurat nå. Vil du ha beskjed når noe blir ledig, velger du «Si fra når noe passer» på nettstedet.\n\nHilsen {meg}, {firma}',
      },
    },
  },
]
