import type { SiteArt } from '../server/pictures/site-art.ts'
const names = ['tile-bolig','tile-parkering','tile-naering','tile-coliving','tile-minilager','tile-reklame','promo-fordeler','promo-interesseskjema','promo-solo-service','fallback','open-graph']
const land = (w: number, h: number, sky: string, n: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${sky}"/><circle cx="${w*(.3+.05*n)}" cy="${h*.5}" r="${h*.06}" fill="#fdf3dc"/><path d="M0 ${h*.72}Q${w*.3} ${h*.5} ${w*.6} ${h*.68}T${w} ${h*.6}V${h}H0z" fill="#8fb0b5"/><path d="M0 ${h*.85}Q${w*.4} ${h*.75} ${w} ${h*.86}V${h}H0z" fill="#7d8f5c"/><path d="M${w*.5} ${h*.88}v-${h*.14}l${w*.04}-${h*.06} ${w*.04} ${h*.06}v${h*.14}z" fill="#9a3f2d"/></svg>`
export function siteArt(): SiteArt[] {
  return [
    { name: 'hero-light-wide', width: 2400, height: 1100, svg: land(2400, 1100, '#dcebec', 1) },
    { name: 'hero-light-narrow', width: 900, height: 1200, svg: land(900, 1200, '#dcebec', 2) },
    { name: 'hero-dark-wide', width: 2400, height: 1100, svg: land(2400, 1100, '#16303f', 3) },
    { name: 'hero-dark-narrow', width: 900, height: 1200, svg: land(900, 1200, '#16303f', 4) },
    ...names.map((name, n) => ({ name, width: 1200, height: 800, svg: land(1200, 800, '#e9e4d6', n) })),
  ]
}
