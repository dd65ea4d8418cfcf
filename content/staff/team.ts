/** What «Ansatte» says. */
export const teamTexts = {
  title: 'Ansatte',
  inviteTitle: 'Inviter en kollega',
  inviteText: 'Kollegaen får en e-post med lenke til å velge passord. Den virker i 72 timer.',
  name: 'Navn',
  email: 'E-post',
  role: 'Rolle',
  invite: 'Send invitasjon',
  invited: 'Invitasjonen er sendt.',
  states: { invited: 'Invitert', active: 'Aktiv', disabled: 'Stengt' },
  me: 'deg',
  noFactor: 'Uten andre steg',
  lastSeen: (when: string) => `Sist innlogget ${when}`,
  neverSeen: 'Har ikke logget inn ennå',
  disabledOn: (date: string) => `Stengt ${date}`,
  actions: 'Endre',
  changeRole: 'Lagre rolle',
  again: 'Send invitasjonen på nytt',
  secondFactor: 'Nullstill det andre steget',
  secondFactorText:
    'For en som har mistet telefonen. Kollegaen logges ut overalt og setter opp et nytt andre steg ved neste innlogging.',
  disable: 'Steng kontoen',
  disableText:
    'Kollegaen logges ut overalt med én gang. Åpne saker blir uten ansvarlig. Navnet blir stående på det som er gjort.',
  enable: 'Åpne kontoen igjen',
  unassigned: (count: number) =>
    count === 1
      ? 'Én åpen sak hadde kollegaen som ansvarlig, og har ingen nå.'
      : `${count} åpne saker hadde kollegaen som ansvarlig, og har ingen nå.`,
  seeUnassigned: 'Se saker uten ansvarlig',
} as const
