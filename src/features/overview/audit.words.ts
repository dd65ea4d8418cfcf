/** The texts of «Logg». */
export const auditTexts = {
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
  check: 'Se etter om loggen er endret',
  holds: (entries: number, head: string) =>
    `Loggen er ikke endret: ${entries} linjer. Siste avtrykk er ${head.slice(0, 16)}.`,
  broken: (id: number) => `Loggen er endret utenfra, ved linje ${id}.`,
  empty: 'Ingen linjer.',
}
