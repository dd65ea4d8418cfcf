import { type IsoDate, osloDate, parseDate } from '../../../../domain/time/calendar.ts'
import { energyClassOf } from '../../../portfolio-browsing/filters/energy-class.ts'
import { array, type Node, named, xmlValuesIn } from './xml.ts'

/** What an ad says besides where the home is, its size and its rent. Most of it stands in the whole ad only. */
export interface AdDetails {
  /** In the words of the ad: «Balkong/Terrasse», «Ikke husdyr». */
  amenities: string[]
  /** The first day of a tenancy. */
  availableFrom: IsoDate | null
  energyClass: string | null
}

/** How a field that says yes or no reads as an amenity. FINN may also write it out: then its own words are taken. */
const yesOrNo: Readonly<Record<string, { yes: string; no: string }>> = {
  furnished: { yes: 'møblert', no: 'umøblert' },
  animals_allowed: { yes: 'dyr tillatt', no: 'ikke dyr' },
}

/**
 * The details among the fields of an ad. FINN does not document their names for homes to let: what is missing, or is
 * written in a way that is not known, says nothing.
 */
export function detailsOf(fields: Node[]): AdDetails {
  const energy = named(fields, 'energy_label') ?? named(fields, 'energy_class')
  const letters = [...xmlValuesIn(energy), ...xmlValuesIn(named(array(energy?.['finn:field']), 'class'))]
  const [from = ''] = xmlValuesIn(named(fields, 'rent_from'))
  return {
    amenities: [
      ...xmlValuesIn(named(fields, 'facilities')),
      ...Object.entries(yesOrNo).flatMap(([name, { yes, no }]) =>
        xmlValuesIn(named(fields, name)).map((value) =>
          value === 'true' ? yes : value === 'false' ? no : value,
        ),
      ),
    ],
    availableFrom: dayOf(from),
    energyClass: letters.map(energyClassOf).find((letter) => letter !== null) ?? null,
  }
}

/** The day of «2027-03-01», «01.03.2027», or of an instant. */
function dayOf(written: string): IsoDate | null {
  const isInstant = /^\d{4}-\d\d-\d\dT/.test(written) && !Number.isNaN(Date.parse(written))
  return isInstant ? osloDate(new Date(written)) : parseDate(written)
}
