import { energyClasses } from '../../src/features/portfolio-browsing/filters/energy-class.ts'
import { circle, closed, document, path, rect } from '../illustrations/svg.ts'
import { lettering } from './lettering.ts'

const ink = '#1c2b30'
const soft = '#56646a'
/** From best to weakest. */
const tones = ['#3f6b4a', '#5f8a55', '#8aa65b', '#c9b458', '#d9a441', '#c07236', '#9a3f2d']

/** A sheet with the scale from A to G and the class of a home on it. */
export function drawEnergyCertificate(title: string, energyClass: string): string {
  const bars = energyClasses
    .map((letter, index) => {
      const [y, end] = [330 + index * 110, 420 + index * 80]
      const isOwn = letter === energyClass
      const bar = closed([
        [100, y],
        [end - 40, y],
        [end, y + 40],
        [end - 40, y + 80],
        [100, y + 80],
      ])
      return (
        path(bar, tones[index] ?? ink, isOwn ? '' : 'opacity="0.35"') +
        (isOwn ? circle(142, y + 40, 34, '#fbfaf6') : '') +
        lettering(letter, 130, y + 22, 36, ink) +
        (isOwn ? lettering('DIN BOLIG', end + 40, y + 26, 28, ink) : '')
      )
    })
    .join('')
  return document(
    rect(0, 0, 1240, 1300, '#fbfaf6') +
      lettering('ENERGIATTEST', 100, 100, 56, ink) +
      lettering(title.toUpperCase(), 100, 200, 28, ink) +
      bars +
      lettering('TEGNET FOR DEMOEN', 100, 1180, 22, soft),
    1240,
    1300,
  )
}
