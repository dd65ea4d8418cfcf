import { album, type DemoEntry, entry } from './entry.ts'

/** Homes in Notodden. */
export const notoddenHomes: DemoEntry[] = [
  entry(
    {
      id: 'ID', title: 'Storgata 52, leilighet 303', type: 'Bolig', location: 'Sentrum, Notodden', city: 'Notodden',
      description: 'Treroms over butikkene i Storgata, med stille soverom mot gården. Stua har tre høye vinduer, og kjøkkenet er åpent inn dit. Togstasjonen når du på sju minutter.',
      price: 10800, area: 69, primary_rooms: 66, bedrooms: 2, bathrooms: 1, storage_units: 1, year_built: 1948, energy_class: 'E',
      amenities: ['fiber', 'bod', 'vaskerom', 'sentral beliggenhet'], spv_company: 'Eksempel Notodden Sentrum AS',
      property_registration: 'gnr. 42 bnr. 118 snr. 9', created_at: '2026-09-09T07:55:00Z',
    },
    album({ home: 15, place: 'notodden', hour: 'evening', season: 'autumn', paint: 'stone' }, 'apartments', 'kitchen', 'living-room'),
  ),
  entry(
    {
      id: 'ID', title: 'Heddalsvegen 88, leilighet 2', type: 'Bolig', location: 'Tveiten, Notodden', city: 'Notodden',
      description: 'Andre etasje i en firemannsbolig med utsikt over Heddalsvatnet. Rommene er store for årgangen, og det er skap fra gulv til tak på begge soverom. Vi måker innkjørselen om vinteren.',
      price: 9800, area: 74, primary_rooms: 71, bedrooms: 2, bathrooms: 1, parking_spaces: 1, garages: 0, year_built: 1964, energy_class: 'E',
      amenities: ['utsikt', 'parkering', 'snømåking', 'hage'], spv_company: 'Eksempel Heddal AS',
      property_registration: 'gnr. 19 bnr. 64', created_at: '2026-01-30T10:00:00Z',
    },
    album({ home: 16, place: 'notodden', hour: 'day', season: 'winter', paint: 'moss' }, 'house', 'bedroom', 'kitchen'),
  ),
  entry(
    {
      id: 'ID', title: 'Fabrikkgata 6, leilighet 110', type: 'Bolig', location: 'Hydroparken, Notodden', city: 'Notodden',
      description: 'Den gamle fabrikken er blitt boliger, og vinduene er like høye som før. Leiligheten har hems over badet og betonggulv med varme i. Det er verksted, kafé og treningsrom i samme gård.',
      price: 12200, area: 63, bedrooms: 1, bathrooms: 1, year_built: 1919, energy_class: 'C',
      amenities: ['hems', 'gulvvarme', 'treningsrom', 'fiber', 'minilager'], spv_company: 'Eksempel Fabrikken AS',
      property_registration: 'gnr. 42 bnr. 301 snr. 10', created_at: '2026-10-19T08:10:00Z',
    },
    album({ home: 17, place: 'notodden', hour: 'dusk', season: 'autumn', paint: 'falu' }, 'apartments', 'living-room', 'hallway'),
  ),
  entry(
    {
      id: 'ID', title: 'Granvegen 11, tomannsbolig', type: 'Bolig', location: 'Tinnesmoen, Notodden', city: 'Notodden',
      description: 'Halvparten av en tomannsbolig med egen hage og skogen som nærmeste nabo. Barna kan gå til skolen uten å krysse hovedveien. Garasjen har strøm og plass til en vanlig bil og fire par ski.',
      price: 14200, area: 98, gross_area: 110, primary_rooms: 94, plot_area: 380, bedrooms: 3, bathrooms: 1, parking_spaces: 1, garages: 1, year_built: 1983, energy_class: 'D',
      amenities: ['garasje', 'hage', 'vedovn', 'parkering'], spv_company: 'Eksempel Tinnes AS',
      property_registration: 'gnr. 44 bnr. 217', created_at: '2026-05-04T12:25:00Z',
    },
    album({ home: 18, place: 'notodden', hour: 'evening', season: 'winter', paint: 'ochre' }, 'house', 'living-room'),
  ),
  entry(
    {
      id: 'ID', title: 'Skolegata 15, leilighet 204', type: 'Bolig', location: 'Sentrum, Notodden', city: 'Notodden',
      description: 'Praktisk toroms for deg som vil ha kort vei til alt. Soverommet tar en dobbeltseng med plass på begge sider, og du får egen vaskemaskin på badet. Leiekontrakten er på tre år med vanlig oppsigelse.',
      price: 8900, area: 47, bedrooms: 1, bathrooms: 1, parking_spaces: 0, year_built: 1991, energy_class: 'D', status: 'utleid',
      amenities: ['heis', 'vaskemaskin'], spv_company: 'Eksempel Notodden Sentrum AS',
      property_registration: 'gnr. 42 bnr. 156 snr. 14', created_at: '2026-02-23T09:35:00Z',
    },
    album({ home: 19, place: 'notodden', hour: 'day', season: 'summer', paint: 'fjord' }, 'bedroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Lienvegen 34, rekkehus i rad B', type: 'Bolig', location: 'Tveiten, Notodden', city: 'Notodden',
      description: 'Rekkehuset ligger høyt, og fra stua ser du hele byen tenne lysene. Inngang på bakkeplan, soverom nede og stue oppe, slik at utsikten kommer der du sitter mest. Sandkasse og huske deler du med fem naboer.',
      price: 12900, area: 86, primary_rooms: 82, bedrooms: 3, bathrooms: 1, parking_spaces: 1, year_built: 1987, energy_class: 'D',
      amenities: ['utsikt', 'lekeplass', 'parkering', 'terrasse'], spv_company: 'Eksempel Heddal AS',
      property_registration: 'gnr. 19 bnr. 140', created_at: '2026-06-22T15:15:00Z',
    },
    album({ home: 20, place: 'notodden', hour: 'dusk', season: 'winter', paint: 'falu' }, 'townhouses', 'balcony', 'kitchen'),
  ),
  entry(
    {
      id: 'ID', title: 'Elvegata 4, leilighet 1', type: 'Bolig', location: 'Sentrum, Notodden', city: 'Notodden',
      description: 'Om sommeren hører du Tinnelva gjennom åpent vindu. Leiligheten er nymalt, har komfyr og kjøleskap, og du kan få den møblert om du vil. Bildene kommer når håndverkerne er ute.',
      price: 9500, area: 52, bedrooms: 1, bathrooms: 1, year_built: 1935, energy_class: 'F',
      amenities: ['kan møbleres', 'hvitevarer'], spv_company: 'Eksempel Tinnes AS',
      property_registration: 'gnr. 42 bnr. 77', created_at: '2026-11-05T08:45:00Z',
    },
    [],
  ),
]
