import { storageLocations } from '#landlord/locations.ts'

/** The building or street of an address: «Fabrikkgata» of «Fabrikkgata 4, Notodden». */
const nameOf = (address: string): string => address.replace(/(?: \d+)?,.*$/, '').toLocaleLowerCase('nb')

/** The town of an address: «Notodden» of «Fabrikkgata 4, Notodden». */
const townOf = (address: string): string => address.slice(address.lastIndexOf(',') + 1).trim()

/**
 * Which of the storage form's addresses (specification 2 §3) a property is at: the one in its town that its title
 * names; null if there is none. «Kornsiloen, bod 24» in «Sentrum, Stokke» is at «Kornsiloen, Stokke».
 */
export function storageAddressOf({ title, location }: { title: string; location: string }): string | null {
  const words = title.toLocaleLowerCase('nb')
  return (
    storageLocations.find(
      (address) => townOf(address) === townOf(location) && words.includes(nameOf(address)),
    ) ?? null
  )
}
