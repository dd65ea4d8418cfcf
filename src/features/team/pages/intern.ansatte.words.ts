/** The texts of «Ansatte». */
export const teamTexts = {
  title: 'Ansatte',
  inviteTitle: 'Inviter en kollega',
  inviteText: 'Kollegaen får en e-post med lenke til å velge passord. Lenken virker i 72 timer.',
  invited: 'Invitasjonen er sendt.',
  states: { invited: 'Invitert', active: 'Aktiv', disabled: 'Stengt' },
  me: 'deg',
  noFactor: 'Uten andre steg',
  lastSeen: (when: string) => `Sist innlogget ${when}`,
  neverSeen: 'Har ikke logget inn ennå',
  disabledOn: (date: string) => `Stengt ${date}`,
  actions: 'Endre',
  hasVisits: (count: number) =>
    count === 1
      ? 'Har ett avtalt besøk. Det går til den som får sakene, hvis vedkommende er ledig da:'
      : `Har ${count} avtalte besøk. De går til den som får sakene, hvis vedkommende er ledig da:`,
}
