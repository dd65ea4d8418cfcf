/** The texts of the first steps in a new office. */
export const firstStepTexts = {
  title: 'Kom i gang',
  left: (count: number) => (count === 1 ? 'Ett steg gjenstår.' : `${count} steg gjenstår.`),
  done: 'Gjort:',
  putAway: 'Ikke vis dette mer',
  isPutAway: 'Listen er lagt bort for alle.',
  steps: {
    homes: { name: 'Legg inn boligene', note: 'Fra et regneark, eller én og én.' },
    invite: { name: 'Inviter en kollega', note: 'Kollegaen velger passord og andre steg selv.' },
    rota: { name: 'Sett opp vaktlista', note: 'Da vet nettstedet hvem som skal få det som haster.' },
    mail: {
      name: 'Koble til e-post',
      note: 'Den som drifter nettstedet, setter SMTP_URL. Til da blir e-posten liggende på serveren.',
    },
    listings: {
      name: 'Hent annonsene fra FINN',
      note: 'Den som drifter nettstedet, legger inn FINN_API_KEY og FINN_ORG_ID.',
    },
    form: { name: 'Prøv et skjema', note: 'Send et avvik som en leietaker, og se saken komme inn.' },
  },
}
