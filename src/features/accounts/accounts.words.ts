import type { AccountNotice, AccountObstacle } from './account-change.ts'

interface Said {
  by: string
  company: string
  /** With spaces: «1234 56 78901». */
  account: string
  /** The time of publication. */
  at: string
}

const obstacles: Record<AccountObstacle, string> = {
  own: 'Du har foreslått nummeret selv. En annen må godkjenne det.',
  role: 'Rollen din kan ikke godkjenne kontonumre.',
  'proposer-disabled': 'Kontoen til den som foreslo nummeret, er stengt. Avvis forslaget.',
  expired: 'Fristen for å godkjenne er ute. Nummeret må foreslås på nytt.',
  new: 'Du logget inn første gang etter at forslaget kom. En som var her fra før, må godkjenne det.',
  'new-factor': 'Du la til et andre steg etter at forslaget kom. En annen må godkjenne det.',
  tied: 'Du og den som foreslo nummeret, har fått konto, rolle eller nytt andre steg av hverandre eller av samme person de siste 30 dagene. En annen må godkjenne det.',
}

const mails: Record<AccountNotice, { subject(company: string): string; text(said: Said): string }> = {
  'account-proposed': {
    subject: (company) => `Nytt kontonummer foreslått: ${company}`,
    text: ({ by, account, company }) =>
      `${by} har foreslått ${account} for ${company}. Kontroller det med selskapets bank før noen godkjenner.`,
  },
  'account-approved': {
    subject: (company) => `Kontonummer godkjent: ${company}`,
    text: ({ by, account, company, at }) =>
      `${by} har godkjent ${account} for ${company}. Det vises på nettstedet fra ${at}. Til da kan alle administratorer stoppe det. Var det ikke ventet, stopp det, steng kontoene og si fra med en gang.`,
  },
  'account-refused': {
    subject: (company) => `Forslag avvist: ${company}`,
    text: ({ by, account, company }) => `${by} har avvist ${account} for ${company}.`,
  },
  'account-withdrawn': {
    subject: (company) => `Forslag trukket: ${company}`,
    text: ({ by, account, company }) => `${by} har trukket sitt eget forslag om ${account} for ${company}.`,
  },
  'account-stopped': {
    subject: (company) => `Kontonummer stoppet: ${company}`,
    text: ({ by, account, company }) =>
      `${by} har stoppet ${account} for ${company}. Nettstedet viser det gamle nummeret.`,
  },
  'account-expired': {
    subject: (company) => `Forslag utløpt: ${company}`,
    text: ({ account, company }) =>
      `Ingen godkjente ${account} for ${company} innen fristen. Nettstedet viser det gamle nummeret.`,
  },
  'account-published': {
    subject: (company) => `Kontonummer endret: ${company}`,
    text: ({ account, company }) =>
      `${company} har fått kontonummer ${account} på nettstedet. Var det ikke ventet, foreslå det gamle nummeret igjen, steng kontoene og si fra med en gang.`,
  },
}

/** The texts of «Kontonumre». */
export const accountNumberTexts = {
  title: 'Kontonumre',
  lead: 'Numrene leverandører ser. Én foreslår et nytt, en annen godkjenner det med det andre steget sitt, og så venter det før det vises. Alle administratorer får e-post underveis.',
  shown: 'Vises nå',
  change: 'Foreslå nytt nummer',
  number: 'Nytt kontonummer',
  propose: 'Send til godkjenning',
  pending: { proposed: 'Venter på godkjenning', approved: 'Godkjent, vises ikke ennå' },
  proposed: (by: string, at: string) => `Foreslått av ${by}, ${at}.`,
  expires: (at: string) => `Må godkjennes innen ${at}.`,
  approvers: (names: readonly string[]) => `Kan godkjennes av ${list(names)}.`,
  noApprovers:
    'Ingen kan godkjenne det ennå. Det trengs en til, som var her før forslaget, og som ikke nylig har fått konto eller rolle av den som foreslo.',
  approved: (by: string, at: string) => `Godkjent av ${by}, ${at}.`,
  publishAt: (at: string) => `Vises på nettstedet fra ${at}, hvis ingen stopper det.`,
  approve: 'Godkjenn',
  approveText:
    'Har du ringt selskapet eller banken på et nummer du kjente fra før? Da bekrefter du med en ny kode fra appen.',
  passkey: 'Godkjenn med passnøkkel',
  refuse: 'Avvis',
  withdraw: 'Trekk forslaget',
  stop: 'Stopp',
  notices: {
    proposed: 'Forslaget er sendt til godkjenning. Nettstedet er som før.',
    approved: 'Godkjent. Nummeret venter nå, og alle administratorer har fått e-post.',
    refused: 'Forslaget er avvist.',
    withdrawn: 'Forslaget er trukket. Nettstedet er som før.',
    stopped: 'Nummeret er stoppet. Nettstedet er som før.',
  },
  obstacles,
  wrongNumber:
    'Et kontonummer er 11 siffer uten bokstaver, og det siste må stemme med de andre. Kontroller det med banken.',
  sameNumber: 'Dette nummeret vises allerede.',
  noCompany: 'Selskapet finnes ikke.',
  already: 'Det venter allerede et nytt nummer for dette selskapet.',
  gone: 'Forslaget er avgjort, utløpt, eller finnes ikke.',
  notWaiting: 'Nummeret er stoppet eller publisert allerede.',
  system: 'Systemet',
  open: 'Se kontonumrene',
  mails,
}

/** Longer lists of names are cut off with a count of the rest. */
const MAX_NAMES = 4

function list(names: readonly string[]): string {
  const shown = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES - 1) : names
  const all = shown.length < names.length ? [...shown, `${names.length - shown.length} andre`] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} eller ${all.at(-1)}`
}
