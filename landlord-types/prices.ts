/** Prices in kroner, areas in m². */

export interface StorageSize {
  name: string
  area: number
  pricePerMonth: number
  fits: string
}

export interface ColivingRoom {
  name: string
  pricePerMonth: number
  /** From and to. */
  area: readonly [number, number]
  text: string
}

export interface CommercialPremises {
  name: string
  /** From and to. */
  perSquareMetreAndYear: readonly [number, number]
  text: string
}

export interface ParkingSpace {
  name: string
  pricePerMonth: number
  text: string
}

export interface Owner {
  name: string
  percent: number
}
