import type { Coordinates } from '../../src/domain/portfolio/coordinates.ts'

/** The postal codes of the areas, as the demo's ads have them. */
export const postalCodes: Readonly<Record<string, string>> = {
  'Sentrum, Larvik': '3256',
  'Langestrand, Larvik': '3257',
  'Torstrand, Larvik': '3263',
  'Hegdal, Larvik': '3264',
  'Stavern, Larvik': '3290',
  'Sentrum, Notodden': '3674',
  'Hydroparken, Notodden': '3674',
  'Tinnesmoen, Notodden': '3674',
  'Tveiten, Notodden': '3674',
  'Sentrum, Stokke': '3160',
  'Arnadal, Stokke': '3160',
  'Melsomvik, Stokke': '3160',
}

/** Where the made-up buildings lie, by what the titles of their properties begin with: degrees north and east. */
const buildings: Readonly<Record<string, readonly [number, number]>> = {
  'Reklametavle ved innfarten': [59.0664, 10.0398],
  'Gavlvegg i Kongegata': [59.0538, 10.0312],
  'Leskur i Strandgata': [59.0485, 10.0532],
  'Villa Solbakken': [59.0557, 10.0376],
  'Sjøgata 11': [59.0498, 10.0561],
  'Kongegata 10': [59.0534, 10.0325],
  'Kongegata 12': [59.0535, 10.0331],
  'Storgata 29': [59.0521, 10.0345],
  'Storgata 31': [59.0522, 10.0351],
  'Industriveien 14': [59.0661, 10.0301],
  'Brygga 1': [59.048, 10.0469],
  'Fjordgata 8': [59.0459, 10.0187],
  'Bøkebakken 5': [59.0601, 10.0327],
  'Hegdalsveien 40': [59.0634, 10.0365],
  'Fyrveien 2': [58.9964, 10.0372],
  'Kirkegata 7': [59.0544, 10.0304],
  'Prinsegata 22': [59.0529, 10.0372],
  'Tollbugata 14': [59.0473, 10.0182],
  'Skippergata 3': [59.0479, 10.0149],
  'Verftsgata 18': [59.0512, 10.0487],
  'Losveien 9': [59.0524, 10.0552],
  'Strandgata 26': [59.0488, 10.0513],
  Torggata: [59.0526, 10.0329],
  'Havnegata 2': [59.0463, 10.0203],
  'Bod 5 m², Hegdal': [59.0641, 10.0315],
  'Bod 1 m², Hegdal': [59.0641, 10.0315],
  Havnelageret: [59.0452, 10.0197],
  'Båtlageret på Torstrand': [59.0473, 10.0557],
  'Fasadebanner på fabrikken': [59.558, 9.2674],
  'Tavler på idrettsplassen': [59.5768, 9.2441],
  Direktørboligen: [59.5597, 9.2695],
  'Elvegata 10': [59.5625, 9.2631],
  'Elvegata 4': [59.5617, 9.2638],
  'Fabrikkgata 2': [59.5573, 9.2691],
  'Fabrikkgata 6': [59.5577, 9.2703],
  'Bod 3 m², Fabrikkgata': [59.5581, 9.2712],
  'Storgata 60': [59.5603, 9.2607],
  'Storgata 52': [59.5605, 9.2591],
  'Heddalsvegen 88': [59.5669, 9.2259],
  'Granvegen 11': [59.5741, 9.2497],
  'Skolegata 15': [59.5628, 9.2562],
  'Lienvegen 34': [59.5706, 9.2301],
  'Jernbanegata 9': [59.5593, 9.2562],
  'Jernbanegata 11': [59.5594, 9.2551],
  'Vindusreklame ved stasjonen': [59.2217, 10.3009],
  Lærerboligen: [59.2233, 10.3061],
  'Stasjonsveien 1': [59.2216, 10.3013],
  'Kornveien 22': [59.2535, 10.2641],
  'Meieriveien 3': [59.2205, 10.2994],
  'Åkerveien 19': [59.2583, 10.2592],
  'Sjøveien 8': [59.2226, 10.3516],
  Bjørkeveien: [59.2181, 10.3045],
  'Bjørkeveien 27': [59.2178, 10.3063],
  'Skoleveien 2': [59.2231, 10.3033],
  Kornsiloen: [59.2195, 10.2983],
}

/** The coordinates of a property by its title; none where only its area is known. */
export function homePlaceOf(title: string): Coordinates | null {
  const [building = ''] = title.split(',')
  const found = buildings[title] ?? buildings[building]
  return found ? { latitude: found[0], longitude: found[1] } : null
}
