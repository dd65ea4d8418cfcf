import { album, type DemoEntry, entry } from './entry.ts'

/** Homes by the water in Larvik: Langestrand, Torstrand and Stavern. */
export const larvikCoastHomes: DemoEntry[] = [
  entry(
    {
      id: 'ID', title: 'Tollbugata 14, leilighet 302', type: 'Bolig', location: 'Langestrand, Larvik', city: 'Larvik',
      description: 'Fra kjøkkenbordet ser du ferga legge til kai. Leiligheten har to soverom mot den rolige siden og en stue med dype vinduskarmer. Huset er gammelt og skjevt på en fin måte, men vinduer og bad er nye.',
      price: 12500, area: 58, primary_rooms: 55, bedrooms: 2, bathrooms: 1, storage_units: 1, year_built: 1898, energy_class: 'E',
      amenities: ['utsikt', 'bod', 'fiber', 'vaskerom'], spv_company: 'Eksempel Langestrand AS',
      property_registration: 'gnr. 3020 bnr. 415 snr. 6', created_at: '2026-09-21T08:20:00Z',
    },
    album({ home: 8, place: 'larvik', hour: 'dusk', season: 'summer', paint: 'falu' }, 'timber-town', 'living-room', 'kitchen', 'bedroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Tollbugata 14, leilighet 101', type: 'Bolig', location: 'Langestrand, Larvik', city: 'Larvik',
      description: 'I første etasje i trehuset på hjørnet ligger en toroms med lave vinduer og brede gulvbord. Vedovnen i stua varmer hele leiligheten på et kvarter. Du deler bakgård med naboene, og der står det både grill og syrin.',
      price: 10400, area: 45, bedrooms: 1, bathrooms: 1, year_built: 1898, energy_class: 'F', status: 'utleid',
      amenities: ['vedovn', 'bakgård', 'sykkelparkering'], spv_company: 'Eksempel Langestrand AS',
      property_registration: 'gnr. 3020 bnr. 415 snr. 1', created_at: '2026-02-11T11:40:00Z',
    },
    album({ home: 9, place: 'larvik', hour: 'day', season: 'autumn', paint: 'falu' }, 'timber-town', 'living-room', 'hallway'),
  ),
  entry(
    {
      id: 'ID', title: 'Skippergata 3, byhus', type: 'Bolig', location: 'Langestrand, Larvik', city: 'Larvik',
      description: 'Et helt lite byhus over tre plan, med egen port til bakgården. Nede er det kjøkken og spisestue, i midten stue og bad, og øverst to soverom under skråtak. Trappene er bratte, så du bør like å bevege deg.',
      price: 18900, area: 96, gross_area: 112, primary_rooms: 92, bedrooms: 2, bathrooms: 1, parking_spaces: 0, year_built: 1874, energy_class: 'G',
      amenities: ['vedovn', 'bakgård', 'loft', 'dyr etter avtale'], spv_company: 'Eksempel Langestrand AS',
      property_registration: 'gnr. 3020 bnr. 433', created_at: '2026-07-03T07:10:00Z',
    },
    album({ home: 10, place: 'larvik', hour: 'evening', season: 'summer', paint: 'ochre' }, 'timber-town', 'kitchen', 'bedroom', 'living-room'),
  ),
  entry(
    {
      id: 'ID', title: 'Verftsgata 18, leilighet 205', type: 'Bolig', location: 'Torstrand, Larvik', city: 'Larvik',
      description: 'Der verftet lå før, står nå lave leilighetsbygg med gress mellom. Denne toroms har balkong mot fjorden og gulvvarme på badet. Stranda er nær nok til et bad før jobb.',
      price: 13900, area: 55, primary_rooms: 53, bedrooms: 1, bathrooms: 1, parking_spaces: 1, storage_units: 1, year_built: 2018, energy_class: 'B',
      amenities: ['balkong', 'heis', 'elbillader', 'parkering', 'fiber'], spv_company: 'Eksempel Torstrand AS',
      property_registration: 'gnr. 3025 bnr. 87 snr. 15', created_at: '2026-10-12T06:30:00Z',
    },
    album({ home: 11, place: 'larvik', hour: 'day', season: 'summer', paint: 'white' }, 'functionalist', 'balcony', 'living-room'),
  ),
  entry(
    {
      id: 'ID', title: 'Losveien 9, enebolig', type: 'Bolig', location: 'Torstrand, Larvik', city: 'Larvik',
      description: 'Enebolig med hage, epletrær og en garasje som også rommer verktøybenken. Fire soverom gir plass til en stor familie eller to som trenger hvert sitt kontor. Kjøkkenet har spiseplass med utgang til terrassen.',
      price: 22500, area: 142, gross_area: 168, primary_rooms: 131, plot_area: 720, bedrooms: 4, bathrooms: 2, parking_spaces: 2, garages: 1, year_built: 1954, energy_class: 'E',
      amenities: ['hage', 'garasje', 'terrasse', 'peis', 'parkering'], spv_company: 'Eksempel Torstrand AS',
      property_registration: 'gnr. 3025 bnr. 141', created_at: '2026-04-27T09:50:00Z',
    },
    album({ home: 12, place: 'larvik', hour: 'day', season: 'summer', paint: 'falu' }, 'house', 'kitchen', 'living-room', 'bedroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Strandgata 26, leilighet 304', type: 'Bolig', location: 'Torstrand, Larvik', city: 'Larvik',
      description: 'Gjennomgående treroms med morgensol på kjøkkenet og kveldssol i stua. Badet er fra i fjor, med dusj, vaskemaskin og varme i gulvet. Du kan gå hele veien til sentrum langs vannet.',
      price: 13600, area: 70, primary_rooms: 67, bedrooms: 2, bathrooms: 1, year_built: 1969, energy_class: 'D',
      amenities: ['balkong', 'vaskemaskin', 'sykkelparkering'], spv_company: 'Eksempel Torstrand AS',
      property_registration: 'gnr. 3025 bnr. 160 snr. 12', created_at: '2026-03-16T14:05:00Z',
    },
    album({ home: 13, place: 'larvik', hour: 'evening', season: 'summer', paint: 'fjord' }, 'apartments', 'bathroom', 'kitchen'),
  ),
  entry(
    {
      id: 'ID', title: 'Fyrveien 2, enebolig', type: 'Bolig', location: 'Stavern, Larvik', city: 'Larvik',
      description: 'Hvitmalt hus på svaberget med sjøen på to sider. Det blåser godt her om høsten, men da er det bare å fyre i ovnen og se på bølgene. Huset leies ut hele året, ikke som feriebolig.',
      price: 21000, area: 118, primary_rooms: 110, plot_area: 940, bedrooms: 3, bathrooms: 1, parking_spaces: 2, garages: 0, year_built: 1931, energy_class: 'F',
      amenities: ['utsikt', 'vedovn', 'hage', 'parkering'], spv_company: 'Eksempel Stavern AS',
      property_registration: 'gnr. 4036 bnr. 58', created_at: '2026-08-30T16:00:00Z',
    },
    album({ home: 14, place: 'larvik', hour: 'dusk', season: 'autumn', paint: 'white' }, 'house', 'living-room', 'hallway'),
  ),
]
