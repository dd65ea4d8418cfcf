import { defineWords } from '../../domain/language.ts'

/** The texts of «Logg». */
export const auditTexts = defineWords({
  nb: {
    title: 'Logg',
    lead: 'Hvem som har sett og gjort hva. Ingenting her kan endres.',
    who: 'Hvem',
    action: 'Hva',
    subject: 'Gjelder',
    any: 'Alle',
    filter: 'Vis',
    at: 'Når',
    detail: 'Mer',
    system: 'Systemet',
    older: 'Eldre',
    check: 'Kontroller kjeden',
    holds: (entries: number, head: string) =>
      `Kjeden holder: ${entries} linjer. Siste avtrykk er ${head.slice(0, 16)}.`,
    broken: (id: number) => `Kjeden er brutt ved linje ${id}. Noen har endret loggen utenfra.`,
    empty: 'Ingen linjer.',
  },
})
