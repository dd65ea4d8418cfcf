/** What «Kontonumre» says. */
export const accountTexts = {
  title: 'Kontonumre',
  lead: 'Numrene leverandører ser. Én foreslår en endring, en annen godkjenner den. Alle administratorer får e-post om begge deler.',
  change: 'Foreslå nytt nummer',
  number: 'Nytt kontonummer',
  propose: 'Send til godkjenning',
  proposed: (account: string, by: string, at: string) => `Foreslått: ${account}, av ${by} ${at}`,
  approve: 'Godkjenn',
  refuse: 'Avvis',
  withdraw: 'Trekk forslaget',
  waits: 'Venter på en annens godkjenning',
  notices: {
    proposed: 'Forslaget er sendt til godkjenning. Nettstedet er som før.',
    approved: 'Godkjent. Det nye nummeret vises nå.',
    refused: 'Forslaget er avvist.',
    withdrawn: 'Forslaget er trukket. Nettstedet er som før.',
  },
  wrongNumber:
    'Et kontonummer er elleve siffer uten bokstaver, og det siste må stemme med de andre. Kontroller det med banken.',
  sameNumber: 'Dette nummeret vises allerede.',
  noCompany: 'Selskapet finnes ikke.',
  already: 'Det venter allerede et forslag for dette selskapet.',
  gone: 'Forslaget er avgjort, eller finnes ikke.',
  ownProposal: 'Du kan ikke avgjøre ditt eget forslag. Du kan trekke det.',
  othersProposal: 'Bare den som har foreslått nummeret, kan trekke forslaget.',
  open: 'Se forslaget',
  mails: {
    'account-proposed': {
      subject: (company: string) => `Nytt kontonummer foreslått: ${company}`,
      text: (by: string, company: string, account: string) =>
        `${by} har foreslått ${account} for ${company}. Kontroller det med selskapets bank før noen godkjenner.`,
    },
    'account-approved': {
      subject: (company: string) => `Kontonummer endret: ${company}`,
      text: (by: string, company: string, account: string) =>
        `${by} har godkjent ${account} for ${company}. Det vises på nettstedet nå. Var det ikke ventet, steng kontoene og si fra med en gang.`,
    },
    'account-refused': {
      subject: (company: string) => `Forslag avvist: ${company}`,
      text: (by: string, company: string, account: string) => `${by} har avvist ${account} for ${company}.`,
    },
    'account-withdrawn': {
      subject: (company: string) => `Forslag trukket: ${company}`,
      text: (by: string, company: string, account: string) =>
        `${by} har trukket sitt eget forslag om ${account} for ${company}.`,
    },
  },
} as const
