import type { AddressedBuilding } from '../../src/features/buildings/server/match-building.ts'

/** «Storgata 31, Larvik», by its id. */
const building = (id: string, postalCode: string | null = null): AddressedBuilding => {
  const [address = '', town = ''] = id.split(', ')
  return { id, address, postalCode, town }
}

/** The houses of a portfolio: streets that are alike, the same one in two towns, letters, and some with a name alone. */
export const housesOfCorpus: readonly AddressedBuilding[] = [
  building('Bøkebakken 5, Larvik'),
  building('Fjordgata 8, Larvik'),
  building('Hegdalsveien 40, Larvik'),
  building('Kirkegata 7, Larvik'),
  building('Kongegata 10, Larvik', '3256'),
  building('Kongegata 12, Larvik', '3256'),
  building('Losveien 9, Larvik'),
  building('Prinsegata 22, Larvik'),
  building('Sjøgata 11, Larvik'),
  building('Skippergata 3, Larvik'),
  building('Storgata 29, Larvik'),
  building('Storgata 31, Larvik', '3256'),
  building('Strandgata 26, Larvik'),
  building('Tollbugata 14, Larvik'),
  building('Tollbugata 16A, Larvik'),
  building('Tollbugata 16B, Larvik'),
  building('Verftsgata 18, Larvik'),
  building('Torggata, Larvik'),
  building('Hegdal, Larvik'),
  building('Havnelageret, Larvik'),
  building('Villa Solbakken, Larvik'),
  building('Elvegata 4, Notodden'),
  building('Elvegata 10, Notodden'),
  building('Fabrikkgata 6, Notodden'),
  building('Granvegen 11, Notodden'),
  building('Heddalsvegen 88, Notodden'),
  building('Jernbanegata 9, Notodden'),
  building('Lienvegen 34, Notodden'),
  building('Skolegata 15, Notodden'),
  building('Storgata 52, Notodden'),
  building('Storgata 60, Notodden'),
  building('Direktørboligen, Notodden'),
  building('Bjørkeveien 27, Stokke'),
  building('Meieriveien 3, Stokke'),
  building('Sjøveien 8, Stokke'),
  building('Skoleveien 2, Stokke'),
  building('Åkerveien 19, Stokke'),
  building('Kornsiloen, Stokke'),
  building('Lærerboligen, Stokke'),
]

/** Addresses as they are written in a hurry, by the house that each names. */
const written = `
Bøkebakken 5, Larvik: Bøkebakken 5 | bøkebakken5, larvik | Bokebakken 5 | Bøkebaken 5, 3256 Larvik | Boekebakken 5 Larvik
Fjordgata 8, Larvik: fjordgt 8 | Fjordgt. 8, Larvik | fjordgata8 | Fjord gata 8 | Fjorgata 8, Larvik | FJORDGATE 8, 3256 LARVIK
Hegdalsveien 40, Larvik: hegdalsv. 40 | Hegdalsvn 40, Larvik | Hegdalveien 40 | hegdalsvegen 40 Larvik | Hegdalsveien 40 H0102 | Hegdals vei 40
Kirkegata 7, Larvik: kirkegt 7 | Kirkeg. 7, Larvik | kirkegata nr 7 | Kirkegaten 7 3.etg | Kirkgata 7, larvik | kirkegata 7 , h0201 , larvik
Kongegata 10, Larvik: kongegt 10 | Kongegata 10, 3. etasje | Konge gata 10 | Kongensgate 10, Larvik
Kongegata 12, Larvik: kongegt 12 | Kongegt. 12, Larvik | kongegata12 | Kongegata 12 leil 502 | Kongegata 12, H0502, 3256 Larvik | KONGEGATA 12 | Kongegaten 12, larvik | Kongegata  12 , Larvik | Kongegata 12. | kongegata 12 5 etg | Kongegat 12 | kongegata nr. 12, Larvik | Kogegata 12, Larvik | Kongegata 12, 3257 Larvik
Losveien 9, Larvik: losvn 9 | Losv. 9 | losveien 9 larvik | Losvegen 9, 3256 Larvik | Losvei 9
Prinsegata 22, Larvik: prinsegt 22 | Prinsegt.22 | Prinsegata 22 leilighet 301 | prinsegate 22, larvik | Prinsgata 22 | Prinsensgate 22 Larvik | prinsegata 22 (3.etg) | 22 Prinsegata
Sjøgata 11, Larvik: sjøgt 11 | Sjogata 11, Larvik | sjogt. 11 | Sjøgata 11 rom 8 | Sjøgt 11, enkeltrom 3 | Sjøgaten 11 | Sjøgta 11, Larvik
Skippergata 3, Larvik: skippergt 3 | Skiper gata 3 | Skippergata 3, 3256 LARVIK, Norge | skipperg. 3 | Skippegata 3
Storgata 29, Larvik: storgt 29 | Storgata29, Larvik | Storgata 29, 1. etg
Storgata 31, Larvik: storgata31 | Storgt. 31 | Storg. 31, Larvik | storgaten 31 | Stor gata 31 | Storgata 31 H0201 | Storgata 31, H 0201, Larvik | storgt 31 leil. 4 | Storgt 31, 2. etg til venstre | Storgata 31, 2. etasje til høyre, 3256 Larvik | Storgata 31, 201, 3256 Larvik | STORGATA 31 3256 LARVIK | Storgt. 31B | storgata 31 b | Sotrgata 31, Larvik | Storgata nr 31 | Storgata, 31 | adresse: Storgata 31 | c/o Hansen, Storgata 31, Larvik | Storgata 31, Larvk | storgata 31, andre etg | Storgate 31, leilighet nr 201 | Storgata 31 Larvik 3256
Strandgata 26, Larvik: strandgt 26 | Strandgt. 26, Larvik | Stranda gata 26 | strandgata 26 h0304 | Strangata 26 | Strandgata 26, 3264 Larvik | strand gt 26
Tollbugata 14, Larvik: tollbugt 14 | Tollbug. 14 | Tollbodgata 14, Larvik | tolbugata 14 | Tollbu 14 | Tollbugata 14 H0101 | Tollbugta 14 | tollbugaten 14, larvik | Tollbugata 14, leil 101, 3256 Larvik | Tollbugata 14 - 101
Tollbugata 16A, Larvik: tollbugt 16a | Tollbugata 16 A, Larvik | tolbugata 16 a
Tollbugata 16B, Larvik: Tollbugata 16 B | tollbugt. 16b, H0202
Verftsgata 18, Larvik: verftsgt 18 | Verftgata 18 | verfts gata 18, larvik | Verftsgata 18 plass 4 | Werftsgata 18 | verftsgt. 18 larvik
Havnelageret, Larvik: Havnelageret | havnelageret, bod 12 | Havnelagret, Larvik | Havnelageret 12
Villa Solbakken, Larvik: villa solbakken | Villa Solbaken, rom 4 | Villa Solbakken enkeltrom 4, Larvik | Vila Solbakken
Elvegata 4, Notodden: elvegt 4 | Elvegt. 4, Notodden | Elvegata 4 leil 1 | elvegata4 3674 notodden | Elvgata 4
Elvegata 10, Notodden: elvegt 10 | Elvegata 10 rom 1, Notodden | elve gata 10 | Elvegaten 10, 3674 Notodden
Fabrikkgata 6, Notodden: fabrikkgt 6 | Fabrikgata 6 | fabrikkgata 6 leil 110 | Fabrikkgt.6 Notodden | Fabrikk gt 6, 3674 Notodden
Granvegen 11, Notodden: granv 11 | Granveien 11 | granvn. 11, Notodden | Granvei 11 | Gran vegen 11 | Granvegn 11
Heddalsvegen 88, Notodden: heddalsv 88 | Heddalsveien 88, Notodden | Heddalvegen 88 | heddalsvn. 88 | Hedalsvegen 88, 3674 Notodden
Jernbanegata 9, Notodden: jernbanegt 9 | Jernbanegt. 9, Notodden | jernbanegaten 9 | Jernbangata 9 | jernbane gata 9
Lienvegen 34, Notodden: lienv 34 | Lienveien 34 | lienvn 34 notodden | Lien vegen 34 | Lienvegen 34, rad B
Skolegata 15, Notodden: skolegt 15 | Skolegt. 15 H0204 | Skole gata 15, Notodden | skolegaten 15 | Skolgata 15
Storgata 52, Notodden: storgt 52 | Storgata 52 Notodden | Storgt. 52 leil. 303 | storgaten 52, 3674 Notodden | Storgat 52
Storgata 60, Notodden: storgt 60 | Storgata60
Direktørboligen, Notodden: Direktørboligen | direktorboligen, rom 2 | Direktørbolgen | direktørboligen rom med bad 2, Notodden
Bjørkeveien 27, Stokke: bjørkev 27 | Bjørkevn. 27, Stokke | Bjerkeveien 27 | bjorkeveien 27 | Bjørkeveien 27, 3160 Stokke | bjørke vei 27 | Bjørkvegen 27
Meieriveien 3, Stokke: meieriv 3 | Meierivn 3, Stokke | Meieriveien3 | Meierivegen 3 3160 Stokke | meiriveien 3
Sjøveien 8, Stokke: sjøv. 8 | Sjøvn 8 | sjoveien 8, stokke | Sjø veien 8 | Sjøvegen 8, 2 etg
Skoleveien 2, Stokke: skolev 2 | Skolevn. 2, Stokke | skoleveien 2 leil 3 | Skolevegen 2 | Skoleveien 2, 3160
Åkerveien 19, Stokke: åkerv 19 | Akerveien 19 | Aakerveien 19, Stokke | åkervn 19 | Åker veien 19, 3160 Stokke
Kornsiloen, Stokke: kornsiloen | Kornsiloen, bod 24 | Kornsilon, Stokke | kornsiloen 24
Lærerboligen, Stokke: lærerboligen | Laererboligen rom 2 | Lærerbolgen, Stokke | lærerboligen, enkeltrom 2
`

/** Addresses that name none of the houses, or could be more than one of them. */
export const addressesOfNone: readonly string[] = [
  'Storgata 33, Larvik',
  'Storgata 3, Larvik',
  'Storgata 310',
  'Storgata 31, Notodden',
  'Storgata 31, 3674 Notodden',
  'Storgata 31, 3210 Sandefjord',
  'Storgata 52, Larvik',
  'Storgata 60, 3256 Larvik',
  'Kongegata 14, Larvik',
  'Kongegata 1, Larvik',
  'Kirkegata 7, Oslo',
  'Kirkegata 7, 0153 Oslo',
  'Kirkegata 17',
  'Skoleveien 2, Notodden',
  'Elvegata 4, Larvik',
  'Elvegata 14, Notodden',
  'Torggata 5, Larvik',
  'Hegdalsveien 4',
  'Storgata 99, Hegdal, Larvik',
  'Tollbugata 16, Larvik',
  'Tollbugata 16C, Larvik',
  'Kornsiloen, Oslo',
  'Prestegata 3, 3126 Tønsberg',
  'Larvik',
  '3256 Larvik',
  'H0201',
  'hjemme',
  'samme som før',
  '',
]

/** That may be suggested, and never are certain: a letter, a postal code or a place says something else. */
export const unclearAddresses: readonly string[] = [
  'Storgata 31B, Larvik',
  'Storgata 31, 3290 Stavern',
  'Skoleveien 2, 3210 Sandefjord',
  'Skoleveien 2, Sandefjord',
  'Kongegata 12, 3260 Larvik',
  'Kongegata 12, Göteborg',
  'Storgata 31, 9999',
  'Torggata, Larvik',
  'Hegdal, Larvik',
  'Prinsengata 22, Larvik',
]

export const misspeltAddresses: readonly { text: string; house: string }[] = [
  ...written.matchAll(/^(.+?): (.+)$/gm),
].flatMap(([, house = '', texts = '']) => texts.split(' | ').map((text) => ({ text, house })))
