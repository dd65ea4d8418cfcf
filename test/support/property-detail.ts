import type { PropertyDetail } from '../../server/catalogue/views.ts'

/** A property as its own page shows it. */
export const storageRoom: PropertyDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Bod 3 m², Hegdal',
  type: 'Minilager',
  category: 'minilager',
  location: 'Hegdal, Larvik',
  city: 'Larvik',
  description: null,
  amenities: [],
  vacancy: { kind: 'now', label: 'Ledig nå' },
  price: '800 kr/mnd',
  deposit: null,
  keyFacts: ['3 m²'],
  energyClass: null,
  details: [],
  ownership: [],
  moveIn: [],
  terms: { floor: null, hasLift: false, pets: null, shortestTerm: null, included: [] },
  distances: [],
  documents: { floorPlan: null, energyCertificate: null },
  updatedAt: null,
  inBuilding: [],
  alternatives: [],
  pictures: [],
  facts: { price: 800, area: 3, bedrooms: null, yearBuilt: null },
}
