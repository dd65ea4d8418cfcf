import type { SheetTarget } from './sheet-columns.ts'

/** What offices call their columns, besides our own labels. */
export const officeHeadings: Partial<Record<SheetTarget, string>> = {
  // The column of the sheet of refused rows.
  ignored: 'feil',
  id: 'eiendomsid, husvær id',
  title:
    'objekt, objektnavn, navn, eiendom, eiendomsnavn, enhet, enhetsnavn, annonsetittel, overskrift, betegnelse, benevnelse',
  type: 'kategori, boligtype, eiendomstype, objekttype, lokaltype, enhetstype',
  location: 'gateadresse, gate, gatenavn, vei, veinavn, veiadresse, besøksadresse, beliggenhet',
  house_number: 'nr, nummer, husnr, gatenr, gatenummer',
  house_letter: 'bokstav, husbokstav, oppgang',
  flat: 'leilighet, leilighetsnr, leilighetsnummer, leilnr, leil, leil nr, bolignr, bolignummer, bruksenhet, bruksenhetsnr, bruksenhetsnummer, hnr, h nr, h nummer, enhetsnr, enhetsnummer, bodnr, bod, romnr, plassnr, seksjon, seksjonsnr',
  postal_code: 'postnr, post nr, postkode, zip',
  city: 'poststed, by, tettsted, kommune',
  price: 'husleie, månedsleie, leiepris, pris, leiesum, leiebeløp, utleiepris, grunnleie, leie måned',
  status: 'utleiestatus, utleid, ledig',
  available_from:
    'ledig, ledig dato, ledig per, overtakelse, overtagelse, innflytting, innflyttingsdato, tilgjengelig, tilgjengelig fra',
  area: 'bra, bra i, kvm, m2, m², kvadratmeter, størrelse, boareal, bruksareal',
  gross_area: 'bta, bruttoareal',
  primary_rooms: 'prom, p rom, primærrom',
  plot_area: 'tomt, tomteareal, tomtestørrelse',
  bedrooms: 'sov, soverom, hybler',
  bathrooms: 'bad, baderom',
  floor: 'etg, etasje',
  year_built: 'byggeår, byggår, oppført',
  energy_class: 'energimerke, energimerking, energi, energikarakter, energibokstav',
  property_registration: 'matrikkel, matrikkelnr, matrikkelnummer, gnr bnr, gårds og bruksnummer',
  latitude: 'breddegrad, lat, nord',
  longitude: 'lengdegrad, lon, lng, øst',
  description: 'omtale, annonsetekst, tekst, om boligen',
  amenities: 'utstyr',
  included: 'inkludert',
  common_costs: 'fellesutgifter, felleskost',
  shortest_term: 'minste leietid, minimum leietid',
  portfolio_company: 'selskap, eier',
  parking_spaces: 'p plasser, antall p plasser',
  storage_units: 'boder',
  pictures:
    'bilde, bilder, bildeadresse, bildeadresser, bildelenke, bildelenker, bilde url, bilder url, foto, fotos, images, image, hovedbilde',
  amenity:
    'balkong, terrasse, altan, heis, møblert, husdyr, dyr, dyrehold, peis, hvitevarer, vaskemaskin, oppvaskmaskin, internett, bredbånd, hage, garasje, parkering',
}

/** Words that say the unit or the number, and not what it is of. */
export const headingFillers = 'kr nok mnd måned pr per m2 m² kvm antall ant stk i og'
