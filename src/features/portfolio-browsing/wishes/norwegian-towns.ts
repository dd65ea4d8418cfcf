import type { Coordinates } from '../../../domain/portfolio/coordinates.ts'
import { folderName } from '../../../domain/portfolio/slug.ts'
import { isMisspelt } from './edit-distance.ts'

/** A town of Norway, where a visitor may wish for a home without the landlord having any there. */
export interface Town extends Coordinates {
  name: string
}

/** The middle of each, to about a kilometre. */
const places: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Alta: [69.97, 23.27],
  Andebu: [59.3, 10.17],
  Arendal: [58.46, 8.77],
  Asker: [59.83, 10.43],
  Askim: [59.58, 11.16],
  Bergen: [60.39, 5.32],
  Bodø: [67.28, 14.4],
  Brevik: [59.05, 9.7],
  Brumunddal: [60.88, 10.94],
  Bryne: [58.74, 5.65],
  Brønnøysund: [65.47, 12.21],
  Bærum: [59.89, 10.53],
  Bø: [59.41, 9.06],
  Drammen: [59.74, 10.2],
  Drøbak: [59.66, 10.63],
  Egersund: [58.45, 6],
  Elverum: [60.88, 11.56],
  Farsund: [58.09, 6.8],
  Fauske: [67.26, 15.39],
  Finnsnes: [69.23, 17.98],
  Flekkefjord: [58.3, 6.66],
  Florø: [61.6, 5.03],
  Fredrikstad: [59.22, 10.93],
  Førde: [61.45, 5.86],
  Gjøvik: [60.8, 10.69],
  Grimstad: [58.34, 8.59],
  Halden: [59.12, 11.39],
  Hamar: [60.79, 11.07],
  Hammerfest: [70.66, 23.68],
  Harstad: [68.8, 16.54],
  Haugesund: [59.41, 5.27],
  Helgeroa: [58.99, 9.86],
  Hokksund: [59.77, 9.91],
  Holmestrand: [59.49, 10.32],
  Horten: [59.42, 10.48],
  Hønefoss: [60.17, 10.26],
  Jessheim: [60.14, 11.17],
  Kirkenes: [69.73, 30.05],
  Kongsberg: [59.67, 9.65],
  Kongsvinger: [60.19, 12],
  Kragerø: [58.87, 9.41],
  Kristiansand: [58.15, 8],
  Kristiansund: [63.11, 7.73],
  Kvelde: [59.19, 9.99],
  Langesund: [59, 9.75],
  Larvik: [59.05, 10.03],
  Levanger: [63.75, 11.3],
  Lillehammer: [61.12, 10.47],
  Lillesand: [58.25, 8.38],
  Lillestrøm: [59.96, 11.05],
  Mandal: [58.03, 7.46],
  Mjøndalen: [59.75, 10.02],
  'Mo i Rana': [66.31, 14.14],
  Molde: [62.74, 7.16],
  Mosjøen: [65.84, 13.19],
  Moss: [59.43, 10.66],
  Mysen: [59.55, 11.33],
  Namsos: [64.47, 11.5],
  Narvik: [68.44, 17.43],
  Nevlunghavn: [58.97, 9.86],
  Notodden: [59.56, 9.26],
  Nøtterøy: [59.22, 10.41],
  Odda: [60.07, 6.55],
  Orkanger: [63.3, 9.85],
  Oslo: [59.91, 10.75],
  Porsgrunn: [59.14, 9.66],
  Revetal: [59.38, 10.27],
  Risør: [58.72, 9.23],
  Rjukan: [59.88, 8.59],
  Sande: [59.59, 10.21],
  Sandefjord: [59.13, 10.22],
  Sandnes: [58.85, 5.74],
  Sandvika: [59.89, 10.53],
  Sarpsborg: [59.28, 11.11],
  Seljord: [59.48, 8.63],
  Skien: [59.21, 9.61],
  Sogndal: [61.23, 7.1],
  Sortland: [68.69, 15.41],
  Stathelle: [59.04, 9.69],
  Stavanger: [58.97, 5.73],
  Stavern: [59, 10.03],
  Steinkjer: [64.01, 11.5],
  Stjørdal: [63.47, 10.92],
  Stokke: [59.22, 10.3],
  Svelvik: [59.61, 10.41],
  Svolvær: [68.23, 14.57],
  Tjølling: [59.05, 10.13],
  Tjøme: [59.11, 10.4],
  Tromsø: [69.65, 18.96],
  Trondheim: [63.43, 10.4],
  Tvedestrand: [58.62, 8.93],
  Tønsberg: [59.27, 10.41],
  Ulefoss: [59.28, 9.27],
  Ulsteinvik: [62.34, 5.85],
  Vadsø: [70.07, 29.75],
  Verdal: [63.79, 11.48],
  Voss: [60.63, 6.42],
  Ålesund: [62.47, 6.15],
  Ås: [59.66, 10.79],
  Åsgårdstrand: [59.35, 10.47],
}

const towns: ReadonlyMap<string, Town> = new Map(
  Object.entries(places).map(([name, [latitude, longitude]]) => [
    folderName(name),
    { name, latitude, longitude },
  ]),
)

/** The town of a slug; null where it is none that is known. */
export const townBySlug = (slug: string): Town | null => towns.get(slug) ?? null

/** Names of two or three letters without their rings and strokes are words of other meaning: «as», «bo». */
const SHORTEST_FOLDED = 4

/** The town that a word, or some, name; null where there is none. */
export function townNamed(text: string): Town | null {
  const town = townBySlug(folderName(text))
  return town && (town.name.length >= SHORTEST_FOLDED || town.name.toLocaleLowerCase('nb') === text)
    ? town
    : null
}

/** A town whose name is longer than most words, so that a slip in it is no other word. */
const SHORTEST_MISSPELT = 6

/** The town whose name a word nearly is; null where there is none. */
export function townMisspelt(word: string): Town | null {
  const slug = folderName(word)
  if (slug.length < SHORTEST_MISSPELT) return null
  for (const [known, town] of towns) if (isMisspelt(slug, known)) return town
  return null
}

const EARTH_KM = 6371

/** As the crow flies, in kilometres. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const share =
    half(other.latitude - one.latitude) +
    Math.cos(from) * Math.cos(to) * half(other.longitude - one.longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}
