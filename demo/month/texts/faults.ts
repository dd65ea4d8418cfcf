import type { SceneKind } from '../../../landlord-types/scene.ts'

/** A fault that tenants report, as they would write it, and what the caretaker answers. */
export interface Fault {
  issueType: 'plumbing' | 'electrical' | 'heating' | 'appliance' | 'security' | 'noise' | 'cleaning' | 'other'
  /** Each as likely as the others: one that is named twice is twice as likely. */
  urgency: readonly ('low' | 'normal' | 'high' | 'urgent')[]
  /** With alternatives for `vary`. */
  text: string
  /** What a photo of it shows. */
  scene: SceneKind
  /** What the caretaker has done. */
  mended: string
}

const normal = ['normal', 'normal', 'low', 'high'] as const
const soon = ['high', 'normal', 'high', 'urgent'] as const
const urgent = ['urgent', 'urgent', 'high'] as const
const mild = ['low', 'low', 'normal'] as const

export const faults: readonly Fault[] = [
  {
    issueType: 'plumbing',
    urgency: normal,
    text: '[Krana|Blandebatteriet] på [kjøkkenet|badet|vaskerommet] [drypper|drypper hele tiden|står og drypper om natta]. [Begynte for en uke siden.|Det har blitt verre de siste dagene.|Har prøvd å stramme, men det hjelper ikke.|]',
    scene: 'kitchen',
    mended: 'byttet pakningen i krana',
  },
  {
    issueType: 'plumbing',
    urgency: soon,
    text: 'Det [lekker|drypper|siver vann] fra røret under vasken på [kjøkkenet|badet]. [Jeg har satt en bøtte under.|Skapet er vått i bunnen.|Jeg tømmer en bolle hver kveld.] [Fint om noen kan komme i dag eller i morgen.|Når kan dere komme?|]',
    scene: 'kitchen',
    mended: 'skiftet vannlåsen og tørket ut skapet',
  },
  {
    issueType: 'plumbing',
    urgency: urgent,
    text: '[Det renner vann fra taket på badet!|Vannet fosser ut under vaskemaskina.|Det kommer vann gjennom taket i gangen, og lampa er våt.] [Naboen over er ikke hjemme.|Jeg har stengt hovedkrana.|Jeg finner ikke stoppekrana.] [Kom så fort dere kan.|Ring meg!|Må ha hjelp nå.]',
    scene: 'bathroom',
    mended: 'stoppet lekkasjen, og en avfukter står i gang til over helga',
  },
  {
    issueType: 'plumbing',
    urgency: normal,
    text: '[Sluket|Avløpet] [i dusjen|på badet|på vaskerommet] [er tett|renner sakte|lukter vondt]. [Har renset det slik dere beskriver, uten at det hjalp.|Vannet blir stående opp til anklene.|Vi er tre som dusjer, og det rekker ikke å renne unna.]',
    scene: 'bathroom',
    mended: 'staket opp avløpet',
  },
  {
    issueType: 'plumbing',
    urgency: normal,
    text: 'Toalettet [slutter ikke å renne|står og renner|fylles veldig sakte|er løst i gulvet]. [Jeg skrur av krana mellom hver gang.|Regner med at det går mye vann.|Det er det eneste vi har.]',
    scene: 'bathroom',
    mended: 'byttet flottøren i sisterna',
  },
  {
    issueType: 'plumbing',
    urgency: soon,
    text: '[Ikke varmt vann|Bare lunkent vann] [siden i går kveld|siden helga|i hele oppgangen]. [Sikringen er hel.|Berederen er helt kald.|Naboen har det samme.] [Vi har en baby på fire måneder.|]',
    scene: 'bathroom',
    mended: 'byttet elementet i berederen',
  },
  {
    issueType: 'electrical',
    urgency: soon,
    text: '[Sikringen til kjøkkenet går hele tiden.|Jordfeilbryteren slår ut.|Kursen til stua går når vi slår på ovnen.] [Skjer hver gang komfyren er på.|Har koblet fra alt, og den går likevel.|Vi har vært uten lys siden i går.]',
    scene: 'kitchen',
    mended: 'hatt elektriker på besøk, og kursen er i orden igjen',
  },
  {
    issueType: 'electrical',
    urgency: urgent,
    text: '[Det lukter svidd fra sikringsskapet.|Stikkontakten på soverommet er brun og varm.|Det gnistrer i kontakten bak komfyren.] [Jeg har slått av hovedbryteren.|Tør ikke bruke den.|Vi har tatt ut alt.] [Kan noen komme med en gang?|Er redd for brann.]',
    scene: 'bedroom',
    mended: 'fått kontakten byttet av elektriker og målt kursen',
  },
  {
    issueType: 'electrical',
    urgency: mild,
    text: 'Lyset i [trappa|kjelleren|bodgangen|inngangen|garasjen] [virker ikke|blinker|står på hele døgnet]. [Det er bekmørkt om kvelden.|Gjelder andre etasje.|Har vært slik i to uker.]',
    scene: 'hallway',
    mended: 'byttet armaturen',
  },
  {
    issueType: 'heating',
    urgency: soon,
    text: '[Radiatoren|Panelovnen|Varmekablene] [i stua|på soverommet|på badet] [er helt kald|virker ikke|slår seg av etter noen minutter]. [Det er 16 grader inne.|Termostaten står på fullt.|Vi bruker en vifteovn så lenge.] [Det er meldt kuldegrader til helga.|]',
    scene: 'living-room',
    mended: 'luftet radiatoren og byttet termostaten',
  },
  {
    issueType: 'heating',
    urgency: normal,
    text: 'Varmepumpa [bråker|drypper inne|blåser kaldt|viser feilkode E[3|5|7]]. [Filteret er renset.|Den er fra før vi flyttet inn.|Har slått den av.]',
    scene: 'living-room',
    mended: 'renset varmepumpa og fylt på gass',
  },
  {
    issueType: 'heating',
    urgency: mild,
    text: 'Det trekker [kaldt|veldig] fra [vinduet på soverommet|balkongdøra|stuevinduet]. [Listen er løs.|Det er is på innsiden om morgenen.|Jeg kan stikke en finger mellom ramma og veggen.]',
    scene: 'bedroom',
    mended: 'byttet tettelistene og justert vinduet',
  },
  {
    issueType: 'security',
    urgency: soon,
    text: '[Låsen i ytterdøra|Inngangsdøra|Døra til kjelleren] [går ikke i lås|har hengt seg opp|må løftes for å låses]. [Hvem som helst kan gå inn.|Nøkkelen går ikke rundt.|Har stått åpen siden i går.]',
    scene: 'hallway',
    mended: 'justert døra og smurt låsen',
  },
  {
    issueType: 'security',
    urgency: urgent,
    text: '[Noen har brutt opp boden min i natt.|Ruta i inngangsdøra er knust.|Det har vært innbrudd i kjelleren.] [Politiet er varslet.|Jeg har anmeldt det.|Det ligger glass overalt.] [Låsen må byttes i dag.|Kan dere sikre døra?]',
    scene: 'hallway',
    mended: 'satt inn ny lås og sikret døra',
  },
  {
    issueType: 'security',
    urgency: normal,
    text: '[Ringeklokka|Porttelefonen|Calling-anlegget] [virker ikke|ringer hos naboen|har ikke lyd]. [Bud og besøk kommer ikke inn.|Gjelder [H0201|H0302|H0404].|Døra kan ikke åpnes fra leiligheten.]',
    scene: 'hallway',
    mended: 'byttet porttelefonen',
  },
  {
    issueType: 'noise',
    urgency: mild,
    text: '[Vifta på badet|Ventilasjonen|Pumpa i kjelleren|Heisen] [durer|piper|banker] [hele natta|fra klokka fem om morgenen|så det høres i hele leiligheten]. [Får ikke sove.|Naboene hører det også.|Begynte etter servicen.]',
    scene: 'bathroom',
    mended: 'byttet lageret i vifta',
  },
  {
    issueType: 'cleaning',
    urgency: mild,
    text: '[Trappa er ikke vasket|Søppelrommet er fullt|Det ligger søppel utenfor containeren|Det er rotter ved søppelskuret] [på flere uker|igjen|siden helga]. [Det lukter.|Fint om noen kan ta det.|Jeg har bilde.]',
    scene: 'hallway',
    mended: 'ryddet, og renholdet kommer en ekstra gang denne uka',
  },
  {
    issueType: 'other',
    urgency: normal,
    text: '[Kjøkkenskapet|Skapdøra over vasken|En skuff på kjøkkenet] [henger løst|har falt ned|lar seg ikke lukke]. [Hengselet er ødelagt.|Den traff nesten sønnen min.|Skruene holder ikke lenger.]',
    scene: 'kitchen',
    mended: 'satt på nye hengsler',
  },
  {
    issueType: 'other',
    urgency: normal,
    text: 'Det er [svarte flekker|mugg|fukt] [i hjørnet på soverommet|rundt vinduet|bak sofaen|i taket på badet]. [Jeg vasker, men det kommer tilbake.|Vi lufter hver dag.|Er bekymret for lufta, datteren min har astma.]',
    scene: 'bedroom',
    mended: 'målt fukten, vasket flatene og åpnet ventilen',
  },
  {
    issueType: 'other',
    urgency: mild,
    text: '[Rekkverket på balkongen|Postkassa|Hylla i boden|Persienna i stua] er [løs|ødelagt|skjev]. [Det haster ikke.|Kan dere se på det når dere er her likevel?|]',
    scene: 'balcony',
    mended: 'festet det',
  },
  {
    issueType: 'other',
    urgency: normal,
    text: 'Røykvarsleren [piper hvert minutt|er falt ned|gir ikke lyd når jeg tester]. [Jeg rekker ikke opp.|Har skiftet batteri, og den piper likevel.|Den er fra [2012|2014].]',
    scene: 'hallway',
    mended: 'satt opp en ny røykvarsler',
  },
]

/** What tenants write about appliances, by the value of the appliance. */
export const applianceFaults: Readonly<Record<string, string>> = {
  refrigerator:
    '[Kjøleskapet|Fryseren] [er ikke kald nok|bråker|lekker vann på gulvet|iser igjen]. [Melka blir sur på to dager.|Har avrimet, uten at det hjalp.|Maten tiner.] [Det er et [Bosch|Siemens|Gram].|]',
  'washing-machine':
    'Vaskemaskina [tømmer ikke|sentrifugerer ikke|lekker|viser feilkode F[05|11|21]]. [Filteret er renset.|Det står vann i trommelen.|Klærne er helt våte.] [Merke [Miele|Electrolux|LG].|]',
  dishwasher:
    'Oppvaskmaskina [starter ikke|vasker ikke rent|tømmer ikke ut vannet|lukter]. [Har renset filteret og fylt salt.|Lampa blinker tre ganger.|Det står vann i bunnen.]',
  stove:
    '[En plate|To av platene|Ovnen|Komfyrvakta] [virker ikke|slår seg av|blir ikke varm]. [Sikringen er hel.|Har vært slik siden helga.|Vi får ikke laget middag.]',
  dryer:
    'Tørketrommelen [tørker ikke|stopper etter ti minutter|bråker fælt]. [Loet er tømt.|Vannbeholderen er tom.|Klærne er like våte etter to timer.]',
  other:
    '[Mikroen|Kjøkkenvifta|Varmtvannsberederen] [virker ikke|bråker|lukter svidd]. [Har prøvd en annen kontakt.|]',
}
