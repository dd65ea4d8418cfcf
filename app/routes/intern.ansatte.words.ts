import { defineWords } from '../../domain/language.ts'

/** The texts of «Ansatte». */
export const teamTexts = defineWords({
  nb: {
    title: 'Ansatte',
    inviteTitle: 'Inviter en kollega',
    inviteText: 'Kollegaen får en e-post med lenke til å velge passord. Den virker i 72 timer.',
    invited: 'Invitasjonen er sendt.',
    states: { invited: 'Invitert', active: 'Aktiv', disabled: 'Stengt' },
    me: 'deg',
    noFactor: 'Uten andre steg',
    lastSeen: (when: string) => `Sist innlogget ${when}`,
    neverSeen: 'Har ikke logget inn ennå',
    disabledOn: (date: string) => `Stengt ${date}`,
    actions: 'Endre',
    given: (count: number) =>
      count === 1 ? 'Én åpen sak har fått ny ansvarlig.' : `${count} åpne saker har fått ny ansvarlig.`,
    unassigned: (count: number) =>
      count === 1
        ? 'Én åpen sak hadde kollegaen som ansvarlig, og har ingen nå.'
        : `${count} åpne saker hadde kollegaen som ansvarlig, og har ingen nå.`,
    seeUnassigned: 'Se saker uten ansvarlig',
  },
})
