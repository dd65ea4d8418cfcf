/** The texts of finding in the workspace. */
export const finderTexts = {
  title: 'Finn',
  /** The label of the field. */
  label: 'Side, sak, person eller eiendom',
  hint: 'Skriv et navn, en adresse, et telefonnummer eller en referanse.',
  submit: 'Finn',
  keys: 'Ctrl K',
  found: 'Funnet',
  none: 'Ingenting passer. Prøv færre ord.',
  meant: (text: string, meant: string) => `Ingen treff på «${text}». Viser «${meant}».`,
  /** Leads to the inbox's search, which has them all. */
  allCases: (text: string) => `Alle saker med «${text}»`,
  looking: 'Leter …',
  failed: 'Søket virket ikke. Prøv igjen.',
  kinds: {
    acts: 'Gjør',
    pages: 'Sider',
    cases: 'Saker',
    persons: 'Personer',
    properties: 'Eiendommer',
  },
}
