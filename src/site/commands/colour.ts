/** A colour as its three parts, each from 0 to 1, in linear light. */
type Light = readonly [red: number, green: number, blue: number]

function lightOf(colour: string): Light {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** The relative luminance of a colour (WCAG 2). */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = lightOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours (WCAG 2): from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Lightness, and how far a colour is from grey towards red and towards yellow (Oklab). */
function oklabOf(colour: string): Light {
  const [red, green, blue] = lightOf(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The colour of a place in Oklab, as near as a screen comes to it. */
function colourAt([lightness, a, b]: Light): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const clipped = Math.min(1, Math.max(0, part))
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/**
 * A colour in the hue of another, as bright as it was: every contrast stays. It is as strong as the other one is beside `main`,
 * whose place that one takes.
 */
export function inHueOf(brand: string, colour: string, main: string): string {
  const [, a, b] = oklabOf(brand)
  const strength = (of: string) => {
    const [, one, other] = oklabOf(of)
    return Math.hypot(one, other)
  }
  const share = strength(colour) / strength(main)
  const wanted = luminanceOf(colour)
  let [from, to] = [0, 1]
  let found = colour
  for (let step = 0; step < 24; step += 1) {
    const lightness = (from + to) / 2
    found = colourAt([lightness, a * share, b * share])
    if (luminanceOf(found) < wanted) from = lightness
    else to = lightness
  }
  return found
}
