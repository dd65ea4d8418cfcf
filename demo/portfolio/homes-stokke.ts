import { album, type DemoEntry, entry } from './entry.ts'

/** Homes in Stokke. */
export const stokkeHomes: DemoEntry[] = [
  entry(
    {
      id: 'ID', title: 'Meieriveien 3, leilighet 206', type: 'Bolig', location: 'Sentrum, Stokke', city: 'Stokke',
      description: 'Treroms i bygget der meieriet lå, to minutter fra toget til Tønsberg og Larvik. Planløsningen er enkel, med soverom i hver ende og stue med kjøkken i midten. Du får en plass i garasjekjelleren for et tillegg på 900 kroner.',
      price: 13400, area: 67, primary_rooms: 65, bedrooms: 2, bathrooms: 1, storage_units: 1, year_built: 2014, energy_class: 'B',
      amenities: ['heis', 'balkong', 'elbillader', 'bod', 'fiber'], spv_company: 'Eksempel Meieriet AS',
      property_registration: 'gnr. 409 bnr. 77 snr. 18', created_at: '2026-09-27T07:00:00Z',
    },
    album({ home: 21, place: 'stokke', hour: 'day', season: 'autumn', paint: 'moss' }, 'functionalist', 'kitchen', 'living-room'),
  ),
  entry(
    {
      id: 'ID', title: 'Åkerveien 19, enebolig', type: 'Bolig', location: 'Arnadal, Stokke', city: 'Stokke',
      description: 'Våningshus på et lite tun med jorder på alle kanter. Nabobonden dyrker korn, så i august er hele utsikten gul. Låven er ikke med, men du kan ha høner og kjøkkenhage på eget stykke.',
      price: 16800, area: 126, gross_area: 152, primary_rooms: 117, plot_area: 1200, bedrooms: 4, bathrooms: 1, parking_spaces: 3, garages: 0, year_built: 1912, energy_class: 'G',
      amenities: ['hage', 'vedovn', 'dyr etter avtale', 'parkering'], spv_company: 'Eksempel Arnadal AS',
      property_registration: 'gnr. 436 bnr. 12', created_at: '2026-03-29T11:20:00Z',
    },
    album({ home: 22, place: 'stokke', hour: 'evening', season: 'summer', paint: 'white' }, 'house', 'kitchen', 'bedroom', 'hallway'),
  ),
  entry(
    {
      id: 'ID', title: 'Sjøveien 8, leilighet i andre etasje med stor terrasse, felles brygge, badeplass og egen inngang fra hagesiden', type: 'Bolig', location: 'Melsomvik, Stokke', city: 'Stokke',
      description: 'Terrassen er like stor som stua og ligger åtti meter fra vannet. Du deler brygge med fire andre leiligheter og kan leie båtplass i sesongen. Inngangen er på hagesiden, med utetrapp og egen bod under.',
      price: 15600, area: 82, primary_rooms: 79, bedrooms: 2, bathrooms: 1, parking_spaces: 1, storage_units: 1, year_built: 1996, energy_class: 'C',
      amenities: ['terrasse', 'brygge', 'parkering', 'bod', 'utsikt'], spv_company: 'Eksempel Melsomvik AS',
      property_registration: 'gnr. 451 bnr. 203 snr. 3', created_at: '2026-05-28T13:45:00Z',
    },
    album({ home: 23, place: 'larvik', hour: 'evening', season: 'summer', paint: 'rose' }, 'balcony', { kind: 'house', hour: 'day' }, 'living-room'),
  ),
  entry(
    {
      id: 'ID', title: 'Bjørkeveien 27, rekkehus', type: 'Bolig', location: 'Sentrum, Stokke', city: 'Stokke',
      description: 'Midt i rekka, med naboer som hilser og en felles bjørkelund foran husene. Kjøkkenet er fra 2024, og vaskerommet har dør rett ut til tørkestativet. Barnehagen ligger i enden av veien.',
      price: 14700, area: 91, gross_area: 103, primary_rooms: 86, bedrooms: 3, bathrooms: 1, parking_spaces: 1, garages: 1, year_built: 1974, energy_class: 'D', status: 'reservert',
      amenities: ['hage', 'garasje', 'vaskerom', 'parkering'], spv_company: 'Eksempel Bjørkelund AS',
      property_registration: 'gnr. 409 bnr. 251', created_at: '2026-07-18T10:30:00Z',
    },
    album({ home: 24, place: 'stokke', hour: 'day', season: 'summer', paint: 'ochre' }, 'townhouses', 'bathroom', 'bedroom'),
  ),
  entry(
    {
      id: 'ID', title: 'Skoleveien 2, leilighet 3', type: 'Bolig', location: 'Sentrum, Stokke', city: 'Stokke',
      description: 'Loftsleilighet med skråtak og to takvinduer som åpner seg mot kirkespiret. Her er det varmt om sommeren og lunt om vinteren. Trappa opp har tjueåtte trinn, det har vi talt.',
      price: 9900, area: 44, bedrooms: 1, bathrooms: 1, parking_spaces: 0, garages: 0, year_built: 1926, energy_class: 'F',
      amenities: ['loft', 'vaskerom'], spv_company: 'Eksempel Bjørkelund AS',
      property_registration: 'gnr. 409 bnr. 33', created_at: '2026-10-23T09:10:00Z',
    },
    album({ home: 25, place: 'stokke', hour: 'dusk', season: 'autumn', paint: 'fjord' }, 'bedroom', 'living-room'),
  ),
]
