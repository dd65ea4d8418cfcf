import type { CategorySlug } from '../../../../landlord-types/category.ts'
import type { DimensionName, FilterValue } from '../filters/dimensions.ts'
import type { Sorting } from '../filters/sorting.ts'

/** What some words of a wish ask for. */
export interface Subject {
  category?: CategorySlug
  asked?: Readonly<Partial<Record<DimensionName, FilterValue>>>
  sorting?: Sorting
  /** Beginnings of words by which homes say that they are for this: others are no answer. */
  about?: readonly string[]
  /** The same where others are an answer too, which comes after. */
  hint?: string
  /**
   * In Norwegian, in dialect and in English. A word that stands at the end of a longer one counts too where it is five
   * letters or more: «hybelleilighet».
   */
  spelled: readonly string[]
}

const words = (text: string): string[] => text.split(/\s+/)

export const subjects: readonly Subject[] = [
  {
    category: 'bolig',
    spelled: words('bolig boliger hus hjem bosted home homes house houses'),
  },
  // What people call any home.
  {
    category: 'bolig',
    hint: 'leilighet',
    spelled: words('leilighet leiligheten leiligheter leilighed leilegheit apartment apartments flat flats'),
  },
  { category: 'bolig', asked: { slag: 'enebolig' }, spelled: words('enebolig eneboliger villa') },
  { category: 'bolig', asked: { slag: 'rekkehus' }, spelled: words('rekkehus') },
  { category: 'bolig', about: ['tomannsbolig'], spelled: words('tomannsbolig') },
  { category: 'bolig', asked: { slag: 'hybel' }, spelled: words('hybel hybler hybelleilighet sokkelhybel') },
  { category: 'bolig', asked: { slag: 'studio' }, spelled: words('studio studioleilighet') },
  {
    category: 'minilager',
    spelled: words(
      'minilager lager lagerplass lagerrom lagring lagre bod boder bu storage selfstorage oppbevaring oppbevare flyttelass',
    ),
  },
  {
    category: 'minilager',
    about: ['båt'],
    spelled: words('båt båten båter båtopplag båtplass båthenger båtlager opplag vinteropplag boat'),
  },
  {
    category: 'minilager',
    about: ['bobil', 'campingvogn', 'opplag'],
    spelled: words('bobil bobilen campingvogn campingvogna campingbil caravan motorhome'),
  },
  {
    category: 'parkering',
    spelled: words(
      'parkering parkere parkeringsplass parkeringsplasser pplass biloppstilling parking bil bilen biler mc motorsykkel',
    ),
  },
  {
    category: 'parkering',
    about: ['garasje'],
    spelled: words('garasje garasjen garasjer garasjeplass garasjekjeller carport garage'),
  },
  {
    category: 'parkering',
    about: ['elbil', 'lade', 'lader'],
    spelled: words(
      'ladeplass ladeplasser lader lading elbil elbiler elbilen elbillader elbillading elbilplass ladestasjon charger',
    ),
  },
  {
    category: 'naering',
    spelled: words('næring næringslokale næringslokaler lokale lokaler forretningslokale premises'),
  },
  {
    category: 'naering',
    asked: { slag: 'kontor' },
    spelled: words(
      'kontor kontorer kontoret kontorplass kontorlokale kontorlokaler kontorfellesskap coworking office offices',
    ),
  },
  {
    category: 'naering',
    asked: { slag: 'butikk' },
    spelled: words('butikk butikken butikklokale butikklokaler kiosk shop'),
  },
  {
    category: 'naering',
    asked: { slag: 'servering' },
    spelled: words(
      'kafé kafe cafe café kafeen kaffebar restaurant servering serveringslokale bakeri spisested pub',
    ),
  },
  {
    category: 'naering',
    asked: { slag: 'verksted' },
    spelled: words('verksted verksteder verkstedlokale workshop'),
  },
  {
    category: 'naering',
    asked: { slag: 'lager' },
    spelled: words('lagerlokale lagerlokaler lagerhall lagerbygg warehouse'),
  },
  {
    category: 'naering',
    about: ['produksjon', 'hall'],
    spelled: words('produksjonshall produksjonslokale produksjon industri industrilokale fabrikk hall'),
  },
  {
    category: 'naering',
    about: ['behandler', 'klinikk'],
    spelled: words(
      'behandlerrom behandlingsrom klinikk klinikklokale terapirom frisør frisørsalong salong tannlege',
    ),
  },
  {
    category: 'coliving',
    spelled: words('coliving cohousing hybelhus'),
  },
  {
    category: 'coliving',
    about: ['rom', 'enkeltrom', 'bofellesskap', 'kollektiv'],
    spelled: words('rom room kollektiv kollektivet bofellesskap bokollektiv'),
  },
  {
    category: 'reklame',
    spelled: words(
      'reklame reklameplass reklameplasser reklameflate annonseplass skilt plakat billboard advertising',
    ),
  },
  {
    category: 'reklame',
    about: ['tavle', 'reklametavle'],
    spelled: words('reklametavle reklametavler tavle'),
  },
  {
    category: 'reklame',
    about: ['banner', 'fasade', 'gavl'],
    spelled: words('banner reklamebanner fasade gavlvegg husvegg'),
  },
  { category: 'reklame', about: ['leskur'], spelled: words('leskur busskur') },
  { category: 'reklame', about: ['vindu'], spelled: words('vindusreklame') },
  {
    asked: { dyr: 1 },
    spelled: words(
      'dyr husdyr kjæledyr dyrevennlig dyrevennlige hund hunden hunder bikkje bikkja valp katt katten katter kattepus dog dogs cat cats pet pets',
    ),
  },
  { asked: { balkong: 1 }, spelled: words('balkong altan terrasse veranda balcony terrace') },
  { asked: { heis: 1 }, spelled: words('heis elevator lift') },
  { asked: { moblert: 1 }, spelled: words('møblert møbler møblement furnished') },
  { asked: { ledig: 1 }, spelled: words('ledig ledige ledi nå straks snarest now available vacant') },
  {
    sorting: 'leie',
    spelled: words(
      'billigst billigste billig billige rimeligst rimeligste rimelig rimelige lavest laveste cheap cheapest',
    ),
  },
  { sorting: 'areal', spelled: words('størst største stor store stort biggest largest') },
  { sorting: 'nyest', spelled: words('nyest nyeste newest') },
]
