import { defineWords } from '../text/language.ts'

/** What the details of a property are called. */
export const propertyDetailWords = defineWords({
  nb: {
    bedrooms: 'Soverom',
    /** The bedrooms of coliving. */
    rooms: 'Hybler',
    area: 'Areal',
    primary_rooms: 'Primærrom',
    gross_area: 'Bruttoareal',
    plot_area: 'Tomteareal',
    bathrooms: 'Bad',
    parking_spaces: 'Parkeringsplasser',
    garages: 'Garasjer',
    storage_units: 'Boder',
    apartments: 'Leiligheter',
    commercial_spaces: 'Næringslokaler',
    advertising_spaces: 'Reklameplasser',
    energy_class: 'Energiklasse',
    year_built: 'Byggeår',
    status: 'Status',
    property_registration: 'Matrikkel',
    portfolio_company: 'Porteføljeselskap',
    spv_company: 'Eierselskap',
  },
})
