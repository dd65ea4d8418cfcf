/** The texts of absences. */
export const absenceTexts = {
  title: 'Fravær',
  lead: 'Stedfortrederen ser sakene dine og får varslene dine så lenge du er borte. Sakene er dine når du er tilbake.',
  leadForColleague:
    'Stedfortrederen ser sakene og får varslene i mellomtiden. Sakene er kollegaens igjen etterpå.',
  from: 'Første dag borte',
  to: 'Siste dag borte',
  deputy: 'Stedfortreder',
  deputyHelp:
    'Er noen foreslått, er det den som var det sist, eller en som leser de samme sakene. Det stedfortrederen ikke leser, blir ikke vist til noen andre.',
  dayMissing: 'Skriv datoen slik: 1.3.2027.',
  deputyMissing: 'Velg en stedfortreder.',
  save: 'Lagre fravær',
  saved: 'Fraværet er lagret.',
  remove: 'Slett fraværet',
  removed: 'Fraværet er slettet.',
  none: 'Ikke noe fravær er lagt inn.',
  line: (from: string, to: string, deputy: string) => `${from} til ${to}. ${deputy} er stedfortreder.`,
  deputyClosed: (from: string, to: string) =>
    `${from} til ${to}. Kontoen til stedfortrederen er stengt: Legg fraværet inn på nytt.`,
  refused: {
    order: 'Siste dag må være samme dag som første dag, eller senere.',
    over: 'Fraværet er allerede over. Velg en senere dag.',
    overlaps: 'Det er allerede lagt inn fravær de samme dagene. Slett det først.',
    deputy: 'Stedfortrederen finnes ikke, eller kontoen er stengt.',
    noAccount: 'Kontoen finnes ikke.',
    self: 'En annen må være stedfortreder.',
    gone: 'Fraværet er allerede slettet.',
  },
  /** On a case: who acts for its assignee. */
  acting: (deputy: string, assignee: string, until: string) =>
    `${deputy} for ${assignee}, borte til ${until}`,
  away: (assignee: string, until: string) => `${assignee}, borte til ${until}`,
}
