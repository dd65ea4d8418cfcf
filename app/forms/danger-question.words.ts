import { defineWords } from '../../domain/language.ts'

/** The emergency numbers. */
export interface UrgentNumbers {
  phone: string
  onCallPhone: string
}

export const issuePage = defineWords({
  nb: {
    description: 'Meld feil og skader i boligen, med bilder. Haster det, finner du vakttelefonen her.',
    dangerTitle: 'Er det fare akkurat nå?',
    safe: 'Nei, ingen fare',
    dangers: [
      {
        value: 'fire',
        label: 'Brann eller røyk',
        advice: 'Kom deg ut, varsle naboene og lukk dørene.',
        number: '110',
        who: 'Brann',
      },
      {
        value: 'gas',
        label: 'Gasslukt',
        advice: 'Slå ikke på lys. Åpne vinduer, gå ut og ring.',
        number: '110',
        who: 'Brann',
      },
      {
        value: 'water',
        label: 'Vann på det elektriske',
        advice: 'Rør ikke vannet. Slå av hovedsikringen hvis du kommer til den tørrskodd. Steng stoppekrana.',
        number: null,
        who: null,
      },
      {
        value: 'locked-out',
        label: 'Jeg er låst ute',
        advice: 'Vi kommer og låser opp. Er det barn der inne, eller står komfyren på? Si det først.',
        number: null,
        who: null,
      },
    ],
    callOffice: (open: boolean, { phone, onCallPhone }: UrgentNumbers) =>
      open ? `Ring oss nå: ${phone}` : `Ring vakttelefonen nå: ${onCallPhone}`,
    officeNumber: (open: boolean, { phone, onCallPhone }: UrgentNumbers) => (open ? phone : onCallPhone),
    after: 'Er det trygt igjen, kan du melde feilen her.',
  },
})
