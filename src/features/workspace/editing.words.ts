/** The texts of all editors about conflicts and errors. */
export const editingTexts = {
  conflict: (who: string | null, when: string) =>
    `${who ?? 'Noen'} lagret en ny versjon ${when}. Det du har skrevet, står her, og er ikke lagret.`,
  seeOther: 'Se den nye versjonen i en ny fane',
  over: 'Lagre mitt likevel. Den nye versjonen blir stående i historikken.',
  wrong: 'Noe mangler eller er feil:',
  /** Distinguishes versions that were saved in the same minute. */
  inHistory: (version: string, place: number) => `${version}, nummer ${place} i lista`,
  putBack: 'Endringene du ikke lagret sist, er hentet fram igjen. De er ikke lagret ennå.',
  discard: 'Forkast endringene',
  leave:
    'Ikke alt på siden kan tas vare på som utkast, for eksempel bilder du har valgt. Vil du likevel gå fra siden?',
  /** What was written on this device earlier, or in another tab, and was not saved. */
  draft: {
    offered: (when: string) => `Du har et utkast fra ${when}.`,
    outdated:
      'Det er lagret en ny versjon etter at du begynte på det. Når du lagrer, blir du spurt før noe skrives over.',
    take: 'Hent det',
    discard: 'Forkast',
    tooLong: 'Det du har skrevet, får ikke plass som utkast på denne enheten. Lagre før du går fra siden.',
  },
}
