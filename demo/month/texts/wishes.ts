/** What people write who look for a home, a room or a place; with alternatives for `vary`. */

export const employers: readonly string[] = [
  'Larvik kommune',
  'Sykehuset i Vestfold',
  'Farris Bad',
  'Notodden kommune',
  'Norsk Tipping',
  'Vy Buss',
  'Thor Dahl Transport',
  'Stokke skole',
]

export const occupations: readonly string[] = [
  'student',
  'sykepleier',
  'kokk',
  'lærling',
  'ingeniør',
  'butikkmedarbeider',
]

export const aboutHome =
  '[Vi er et par i [tjueåra|trettiåra]|Jeg er alene med [ett barn|to barn]|Vi er en familie på fire|Jeg er [24|29|35] år og bor alene] og [jobber fast|studerer|jobber skift]. [Rolige og ikke-røykere.|Har en katt.|Kan flytte inn når som helst.|Har gode referanser.]'

export const aboutRoom =
  '[Er ny i byen|Skal jobbe her et halvt år|Begynner på skole i januar] og ser etter [et rolig sted|et sted med folk på min alder]. [Rydder etter meg.|Glad i å lage mat.|]'

export const businesses = [
  { name: 'Fjordkaffe AS', kind: 'Kafé', use: 'Kafé med [20|30] sitteplasser og eget [bakeri|brenneri].' },
  {
    name: 'Vestfold Regnskap AS',
    kind: 'Regnskap',
    use: 'Kontor for [fire|åtte] ansatte, gjerne [nær stasjonen|med parkering].',
  },
  {
    name: 'Nordlys Frisør',
    kind: 'Frisør',
    use: 'Salong med [tre|fem] stoler. Trenger vann og [store vinduer|gateplan].',
  },
  {
    name: 'Telemark Bygg AS',
    kind: 'Håndverk',
    use: 'Lager og verksted, med [port til varebil|lasterampe].',
  },
  { name: 'Kyst Fysio AS', kind: 'Helse', use: 'Behandlingsrom for [to|tre] fysioterapeuter.' },
] as const

export const adverts: readonly string[] = [
  'Vi vil vise [åpningstider og tilbud|vinterkampanjen vår|at vi flytter til byen] i [fire|åtte] uker.',
  'Reklame for [julekonserten|idrettslaget|den nye butikken], gjerne [fra 1. desember|så snart det er ledig].',
]

export const remarks: readonly string[] = [
  '',
  '',
  '',
  'Ring helst etter klokka 16.',
  'Kan komme på visning i helga.',
  'Trenger svar før månedsskiftet.',
]
