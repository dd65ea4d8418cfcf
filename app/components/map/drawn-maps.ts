/** All that draws maps, in one piece: the browser loads it with the first of them. */
export { PlaceMap } from './place-map.tsx'
export { TownMaps } from './town-maps.tsx'
