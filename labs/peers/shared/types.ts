/** What the peers read from the database: texts are ready to be shown, as ours are formatted on the server too. */
export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  /** The paths of an SVG that is shown until the picture has loaded. */
  preview: string
}

export interface Card {
  id: string
  title: string
  type: string
  location: string
  vacancy: { kind: string; label: string } | null
  price: string | null
  facts: string[]
  energyClass: string | null
  picture: Picture | null
}

export interface Row {
  label: string
  value: string
}

export interface Property {
  id: string
  title: string
  type: string
  location: string
  vacancy: Card['vacancy']
  price: string | null
  deposit: string | null
  description: string | null
  keyFacts: string[]
  amenities: string[]
  distances: Row[]
  details: Row[]
  ownership: Row[]
  pictures: Picture[]
  alternatives: Card[]
  updatedAt: string | null
}

export interface List {
  cards: Card[]
  total: number
}
