import { keysOf } from '../../../domain/records.ts'
import { type DangerName, dangers } from '../../../forms/shared/dangers.ts'
import { type Phrased, phraseBook } from './phrase-book.ts'

/**
 * What people type in danger, by what the forms call it. No text that staff edit: it is always heard. Words of every day are
 * left out that mean something else too: «lekker leilighet», «fire soverom».
 */
const phrases: Readonly<Record<DangerName, string>> = {
  fire: `brann, bran, brannen, brenner, brener, flamme, flammer, ild, røyk, røyken, røykutvikling, røyklukt, brannlukt, lukter svidd,
    svidd lukt, lukter brent, brent lukt, svilukt, gnistrer, gnister, on fire, a fire, smell smoke, smoke in`,
  gas: 'gasslukt, gasslekkasje, gass lekkasje, lukter gass, lukt gass, lekker gass, gas leak, smell gas',
  water: `vann elektrisk, vann elektriske, vann strøm, vann stikkontakt, vann stikkontakten, vann kontakten, vann sikringsskap,
    vann sikringsskapet, vann lampe, vann lampa, vann taklampe, vann taklampa`,
  leak: `lekkasje, lekkasjen, vannlekkasje, vannlekasje, det lekker, lekker vann, vann lekker, vannet lekker, lekker fra, rør lekker,
    røret lekker, kran lekker, krana lekker, lekker taket, oversvømmelse, oversvømt, flom, sprukket rør, rør sprukket, røret sprakk,
    vannrør, vann taket, vann gjennom, drypper taket, vann gulvet, vann veggen, vann fosser, vannet fosser, fosser,
    vannet renner, vann renner, vann overalt, vann spruter, spruter vann, water leak, leaking, flooding`,
  'no-power': `strømmen er gått, strømmen gått, strømmen gikk, strømmen har gått, ingen strøm, ikke strøm, uten strøm, mistet strømmen,
    mistet strøm, strømmen borte, strøm borte, strømmen forsvant, strømbrudd, strømstans, strømutfall, strømløst, no power,
    power outage, power out, no electricity`,
  'no-heat': `ingen varme, ikke varme, uten varme, varmen virker ikke, varmen borte, varmen forsvant, mistet varmen, radiator kald,
    radiatoren kald, radiatoren virker ikke, radiator virker ikke, iskaldt, kaldt leiligheten, kaldt inne, kaldt hjemme, fryser hjemme,
    no heat, no heating, heating not working`,
  'locked-out': `låst ute, låst meg ute, låste meg ute, stengt ute, utelåst, kommer ikke inn i leiligheten, kommer ikke inn døra,
    kommer meg ikke inn, locked out`,
}

interface PhrasedDanger extends Phrased {
  name: DangerName
}

const isForEmergencyService = (name: DangerName): boolean => dangers[name].advice.call !== 'landlord'

const asked = keysOf(phrases).map((name): PhrasedDanger => ({ name, phrases: phrases[name].split(/,\s*/) }))

/** What the fire service is called for. */
export const fatalDangers = phraseBook(asked.filter(({ name }) => isForEmergencyService(name)))

/** What the landlord is called for. */
export const otherDangers = phraseBook(asked.filter(({ name }) => !isForEmergencyService(name)))
