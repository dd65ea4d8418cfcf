/** How a fact that is looked up is written. */
const examples: Readonly<Record<string, string>> = {
  regel: '{regel: fellesvaskeriet}',
  pris: '{pris: Elbilplass}',
  om: '{om: Elbilplass}',
}

/** The texts of the editor of answers in the search. */
export const answerTexts = {
  list: 'Svar',
  title: 'Overskrift',
  taken: (title: string) => `Overskrift: «${title}» er i bruk lenger oppe`,
  phrases: 'Søk som får svaret, ett på hver linje',
  phrasesHelp: 'Ordene kan stå i hvilken som helst rekkefølge og bøyning. Skrivefeil forstås.',
  noPhrase: 'Søk som får svaret: skriv minst ett',
  text: 'Svaret, på en linje eller to',
  links: 'Veien videre, én på hver linje',
  linksHelp: 'Navn og adresse, som «Meld avvik /melde-avvik», eller et nummer, som «Ring oss {telefon}».',
  noLink: (line: string) =>
    `Veien videre: «${line}» trenger et navn, og så en adresse på nettstedet eller et nummer`,
  examples,
  shown: 'Slik svarer søket, med kladden',
  gone: (titles: readonly string[]) =>
    `Disse svarene vises ikke, fordi noe i dem ikke finnes lenger: ${titles.join(', ')}.`,
}
