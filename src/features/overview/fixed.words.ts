/** The answers to «Er det fikset?», on the overview. */
export const fixedTexts = {
  title: 'Er det fikset?',
  lead: (since: string, yes: number, no: number, unanswered: number) =>
    `Av dem vi har spurt siden ${since}, har ${yes} svart ja og ${no} nei. ${unanswered} har ikke svart.`,
  none: 'Vi har ikke spurt noen ennå.',
  kind: 'Slag',
  yes: 'Ja',
  no: 'Nei',
  share: 'Andel ja',
}
