/** What staff write; `{outcome}` is filled in from the case, the other braces by the product. */

export const replyTexts = {
  onIt: [
    'Hei {navn},\n\n[Takk for beskjeden.|Takk for at du sier fra.] [Vaktmesteren|Vi] [kommer [i morgen|onsdag|torsdag] mellom [8 og 12|12 og 16]|ser på det [i dag|i løpet av dagen|denne uka]].\n\nHilsen {meg}, {firma}',
    'Hei {navn},\n\n[Vi har bestilt [fagfolk|det som trengs|en reservedel]|Fagfolk er varslet], og [du hører fra oss når vi har en dag|de ringer deg direkte].\n\nHilsen {meg}, {firma}',
  ],
  question: [
    'Hei {navn},\n\n[Kan du sende et bilde|Kan du si litt mer om når det skjer|Passer det at vi låser oss inn når du ikke er hjemme]? [Svar her, så tar vi det derfra.|]\n\nHilsen {meg}, {firma}',
    'Hei {navn},\n\n[Hvilken dag passer for deg, tirsdag eller torsdag|Hvilket merke og modell er det|Er det noen hjemme før klokka 15]?\n\nHilsen {meg}, {firma}',
  ],
  closing: [
    'Hei {navn},\n\n{outcome} [Er noe likevel ikke som det skal, kan du åpne saken igjen fra siden din.|Si fra hvis det er noe mer.|]\n\n[Hilsen|Vennlig hilsen] {meg}, {firma}',
  ],
} as const

/** Answers that close a case, by the id of its form; the others have their own texts. */
export const closingReplies: Readonly<Record<string, string>> = {
  'lost-key':
    '[Ny nøkkel ligger klar på kontoret|Låsen er byttet, og du har fått to nye nøkler]. Den koster det som står i prislista.',
  'neighbor-complaint':
    'Vi har snakket med dem det gjelder, uten å si hvem som har klaget. [Ta kontakt hvis det fortsetter.|]',
  termination:
    'Oppsigelsen er registrert. Siste dag med husleie står på kvitteringen, og vi avtaler gjennomgang når det nærmer seg.',
  interest:
    '[Vi har dessverre ikke noe ledig som passer akkurat nå.|Visning er [torsdag klokka 17|mandag klokka 16]. Møt opp ved inngangen.|Plassen er din hvis du vil ha den. Avtalen kommer på e-post.]',
  'parking-application':
    '[Plassen er ledig, og avtalen kommer på e-post.|Det er full plass der nå. Du står på venteliste.]',
  'apartment-survey': 'Takk for svarene. [Alt ser fint ut.|Vi har notert det du meldte.]',
  'house-rules-agreement': 'Takk, bekreftelsen er lagret.',
  'handyman-booking': 'Da er det gjort. [Fint å kunne hjelpe!|]',
}

export const notes: readonly string[] = [
  '[Ringte, ikke svar.|Snakket på telefon, enig om [onsdag|fredag].|La igjen lapp på døra.]',
  '[Rørlegger|Elektriker|Låsesmed] bestilt, ref. [4471|5120|6033].',
  'Samme sak som i [mars|august]. [Bør byttes helt.|Ta det opp med eier.]',
  '[Sjekket kontrakten: greit.|Se betalinga, alt er inne.|Har nøkkel i skap [3|7].]',
]

/** What senders write in their case afterwards. */
export const senderMessages = {
  answer: [
    '[Ja, det passer fint.|Torsdag passer best.|Jeg er hjemme etter 15.|Det er en [Bosch|Electrolux].|Dere kan låse dere inn.]',
  ],
  again: [
    '[Nå er det blitt verre.|Det er fortsatt ikke i orden.|Hei, har dere sett på dette?|Ingen kom i dag. Når kommer dere?|Kan dere ringe meg?]',
    'Glemte å si at [det gjelder hele oppgangen|nøkkelen ligger hos naboen|jeg er bortreist fra fredag].',
  ],
} as const
