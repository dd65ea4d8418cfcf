import { defineWords } from '../../../../domain/text/language.ts'

export const changeWords = defineWords({
  nb: {
    withdrawn: {
      subject: (yours: string, reference: string) => `${capitalized(yours)} er trukket (${reference})`,
      heading: (yours: string) => `${capitalized(yours)} er trukket`,
      text: (yours: string, reference: string, when: string) =>
        `${capitalized(yours)} (${reference}) ble trukket ${when}, og gjelder ikke lenger.`,
    },
    reopened: {
      subject: (yours: string, reference: string) => `${capitalized(yours)} gjelder igjen (${reference})`,
      heading: (yours: string) => `${capitalized(yours)} gjelder igjen`,
      text: (yours: string, reference: string, when: string) =>
        `${capitalized(yours)} (${reference}) ble åpnet igjen ${when}.`,
    },
    mayReopen: (days: number) => `Angrer du, kan du åpne den igjen i ${days} dager.`,
    countsAnew: 'Den regnes da fra dagen du åpner den igjen.',
    anew: (title: string, day: string, before: string) =>
      `Den regnes fra den dagen. ${title} er ${day}. Før den ble trukket, var det ${before}.`,
    unchanged: (title: string, day: string) => `${title} er ${day}, som før.`,
    notYou: (phone: string) => `Var det ikke du som gjorde dette? Ring oss på ${phone} med en gang.`,
    preheader: (reference: string) => `Sak ${reference}`,
    open: 'Åpne saken',
  },
})

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
