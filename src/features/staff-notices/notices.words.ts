import type { chosenByMail, chosenByPush } from './notice-kinds.ts'

/** The texts of «Varsler» on «Min konto». */
export const noticeTexts = {
  title: 'Varsler',
  text: 'Vi sier aldri fra om det du har gjort selv, og aldri to ganger om det samme.',
  byMail: 'På e-post',
  byMailHelp: 'Haster det når du er på vakt, får du alltid e-post.',
  byPush: 'På enhetene dine',
  reasons: {
    assigned: 'Når jeg får en sak',
    'sender-wrote': 'Når en avsender eller håndverker skriver i en sak som er min, eller som jeg følger',
    'breach-warning': 'Når en frist nærmer seg',
    'morning-summary': 'Hver morgen: hvordan sakene mine står',
  } satisfies Record<(typeof chosenByMail)[number], string>,
  pushReasons: {
    assigned: 'Når jeg får en sak',
    'sender-wrote': 'Når en avsender eller håndverker skriver',
    'breach-warning': 'Når en frist nærmer seg',
    urgent: 'Når det haster og jeg er på vakt',
  } satisfies Record<(typeof chosenByPush)[number], string>,
  quietFrom: 'Stille fra klokka',
  quietTo: 'Til klokka',
  quietHelp: 'Det som ikke haster, venter til stille er over. Det faller bort hvis det er ordnet innen da.',
  neverQuiet: 'Aldri stille',
  summaryAt: 'Morgenoversikten kommer klokka',
  summaryHelp: 'Bare på arbeidsdager, og bare når det er noe å si.',
  save: 'Lagre varsler',
  saved: 'Varslene er lagret.',
  halfQuiet: 'Velg både når stille begynner og slutter.',
  usual: 'Du får de vanlige varslene for rollen din.',
}
