import { album, type DemoEntry, entry } from './entry.ts'

/** Homes in the centre of Larvik and around it. */
export const larvikCentreHomes: DemoEntry[] = [
  entry(
    {
      id: 'ID', title: 'Storgata 31, leilighet 201', type: 'Bolig', location: 'Sentrum, Larvik', city: 'Larvik',
      description: 'Toroms i andre etasje mot bakgården, så du hører lite til gata selv om du bor midt i sentrum. Kjøkkenet ble byttet i 2022 og har god plass til et lite spisebord. Felles vaskerom ligger i kjelleren, og sykkelen kan stå tørt i portrommet.',
      price: 10900, area: 49, primary_rooms: 46, bedrooms: 1, bathrooms: 1, parking_spaces: 0, garages: 0, year_built: 1962, energy_class: 'D',
      amenities: ['vaskerom', 'sykkelparkering', 'fiber', 'sentral beliggenhet'], spv_company: 'Eksempel Bykjernen AS',
      property_registration: 'gnr. 3020 bnr. 118 snr. 4', created_at: '2026-08-14T07:30:00Z',
    },
    album({ home: 1, place: 'larvik', hour: 'day', season: 'summer', paint: 'ochre' }, 'apartments', 'living-room', 'kitchen'),
  ),
  entry(
    {
      id: 'ID', title: 'Storgata 31, leilighet 402', type: 'Bolig', location: 'Sentrum, Larvik', city: 'Larvik',
      description: 'Øverst i gården ligger denne treroms med utsikt over takene og ned mot fjorden. Stua er nesten tretti kvadratmeter og har vinduer på to sider. Heisen går helt opp, og du får med en bod på loftet.',
      price: 14900, area: 78, primary_rooms: 74, bedrooms: 2, bathrooms: 1, storage_units: 1, year_built: 1962, energy_class: 'D',
      amenities: ['heis', 'balkong', 'fiber', 'bod', 'utsikt'], spv_company: 'Eksempel Bykjernen AS',
      property_registration: 'gnr. 3020 bnr. 118 snr. 11', created_at: '2026-09-02T08:00:00Z',
    },
    album({ home: 2, place: 'larvik', hour: 'dusk', season: 'summer', paint: 'ochre' }, 'living-room', { kind: 'apartments', hour: 'dusk' }, 'balcony', 'bedroom', 'bathroom', 'kitchen', 'hallway', { kind: 'living-room', hour: 'day' }, { kind: 'bedroom', hour: 'day' }, { kind: 'balcony', hour: 'evening', season: 'autumn' }),
  ),
  entry(
    {
      id: 'ID', title: 'Kirkegata 7, hybelleilighet', type: 'Bolig', location: 'Sentrum, Larvik', city: 'Larvik',
      description: 'En liten og lettstelt hybelleilighet med eget bad og tekjøkken. Sengealkoven er bygget inn, så rommet føles større enn tallet tilsier. Passer for deg som studerer eller jobber i byen og ikke trenger så mye.',
      price: 7900, area: 24, bedrooms: 0, bathrooms: 1, parking_spaces: 0, garages: 0, storage_units: 0, year_built: 1938, energy_class: 'F',
      amenities: ['internett inkludert', 'strøm inkludert'], spv_company: 'Eksempel Bykjernen AS',
      property_registration: 'gnr. 3020 bnr. 204', created_at: '2026-05-20T10:15:00Z',
    },
    album({ home: 3, place: 'larvik', hour: 'day', season: 'autumn', paint: 'rose' }, 'studio', 'bathroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Prinsegata 22, leilighet 301', type: 'Bolig', location: 'Sentrum, Larvik', city: 'Larvik',
      description: 'Lys treroms i en mursteinsgård fra femtitallet, med parkett i alle oppholdsrom. Balkongen vender mot vest og har sol fra tidlig ettermiddag. Dagligvare, bibliotek og buss er under fem minutter unna til fots.',
      price: 13200, area: 66, primary_rooms: 63, bedrooms: 2, bathrooms: 1, storage_units: 1, year_built: 1957, energy_class: 'E',
      amenities: ['balkong', 'vaskerom', 'bod', 'parkett'], spv_company: 'Eksempel Prinsegata AS', status: 'utleid',
      property_registration: 'gnr. 3020 bnr. 371 snr. 7', created_at: '2026-01-19T12:00:00Z',
    },
    album({ home: 4, place: 'larvik', hour: 'evening', season: 'autumn', paint: 'white' }, 'apartments', 'living-room', 'bedroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Bøkebakken 5, rekkehus', type: 'Bolig', location: 'Hegdal, Larvik', city: 'Larvik',
      description: 'Rekkehus over to plan med egen inngang, bod ved døra og en liten hage mot skogen. Tre soverom oppe og stue med ovn nede gjør det enkelt å være flere. Bøkeskogen begynner rett over veien, og skolen ligger ti minutter unna.',
      price: 17500, area: 104, gross_area: 118, primary_rooms: 98, plot_area: 160, bedrooms: 3, bathrooms: 2, parking_spaces: 1, garages: 0, year_built: 1979, energy_class: 'D',
      amenities: ['hage', 'peis', 'parkering', 'vaskemaskin', 'dyr etter avtale'], spv_company: 'Eksempel Hegdal AS',
      property_registration: 'gnr. 3014 bnr. 92', created_at: '2026-06-08T06:45:00Z',
    },
    album({ home: 5, place: 'larvik', hour: 'evening', season: 'summer', paint: 'moss' }, 'townhouses', 'living-room', 'kitchen', 'bedroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Hegdalsveien 40, leilighet 102', type: 'Bolig', location: 'Hegdal, Larvik', city: 'Larvik',
      description: 'Leilighet på bakkeplan uten trapper, med brede dører og et bad du kommer fram på med rullestol. Terrassen er skjermet av en hekk og har plass til bord for fire. Fast parkeringsplass rett utenfor følger med i leien.',
      price: 12800, area: 61, primary_rooms: 59, bedrooms: 2, bathrooms: 1, parking_spaces: 1, year_built: 2016, energy_class: 'B',
      amenities: ['trinnfri adkomst', 'terrasse', 'parkering', 'elbillader', 'balansert ventilasjon'], spv_company: 'Eksempel Hegdal AS',
      property_registration: 'gnr. 3014 bnr. 233 snr. 2', created_at: '2026-10-01T09:00:00Z',
    },
    album({ home: 6, place: 'larvik', hour: 'day', season: 'summer', paint: 'stone' }, 'functionalist', 'kitchen', 'bathroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Kongegata 12, leilighet 502', type: 'Bolig', location: 'Sentrum, Larvik', city: 'Larvik',
      description: null, price: null, area: 92, primary_rooms: 88, bedrooms: 3, bathrooms: 2, parking_spaces: 1, year_built: 2021, energy_class: 'A', status: 'reservert',
      amenities: ['heis', 'balkong', 'elbillader', 'parkering', 'vannbåren varme'], spv_company: 'Eksempel Kongegata AS',
      property_registration: 'gnr. 3020 bnr. 560 snr. 31', created_at: '2026-10-28T13:30:00Z',
    },
    album({ home: 7, place: 'larvik', hour: 'night', season: 'winter', paint: 'ink' }, 'functionalist', 'living-room', 'bathroom'),
  ),
]
