/** The texts of «Venter på bolig», and what the editor of a property says of who waits. */
export const waitingTexts = {
  title: 'Venter på bolig',
  lead: 'Det folk har bedt oss si fra om. De får e-post når noe slikt blir ledig.',
  empty: 'Ingen venter på noe nå.',
  wish: 'Hva',
  waiting: 'Venter',
  vacant: 'Ledig nå',
  becameVacant: 'Ble ledig siste år',
  unknown: 'For tidlig å si',
  totals: ({ active, paused, pending }: { active: number; paused: number; pending: number }) =>
    [
      active === 1 ? '1 venter' : `${active} venter`,
      paused > 0 ? `${paused} har tatt pause` : '',
      pending > 0 ? `${pending} har ikke bekreftet ennå` : '',
    ]
      .filter(Boolean)
      .join(', '),
  /** In the editor, before it is published and after. */
  forProperty: (count: number) => (count === 1 ? 'Én venter på noe slikt.' : `${count} venter på noe slikt.`),
  whenVacant: 'De får beskjed når den ligger ute som ledig.',
  told: (count: number) =>
    count === 1 ? 'Én venter på noe slikt, og får beskjed.' : `${count} venter på noe slikt, og får beskjed.`,
  seeAll: 'Hva folk venter på',
}
