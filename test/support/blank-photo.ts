import sharp, { type Sharp } from 'sharp'

/** A picture of one colour, to be written out in whichever format a test needs. */
export function blankPhoto(width = 80, height = 60, background = '#2a6'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}
