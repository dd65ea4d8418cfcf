import { formatIsoDate, type IsoDate } from '../../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../../domain/time/day-and-month.ts'
import { useSite } from '../../../ui/page/site-context.ts'
import { overviewTexts } from '../overview.words.ts'
import type { Growth } from '../server/growth.ts'

/** The forms that grow; of a young site, when that can be told. */
export function Growing({ growth, since }: { growth: Growth; since: IsoDate }) {
  const { language } = useSite()

  return (
    <>
      <h2>{overviewTexts.growingTitle}</h2>
      {'comparableFrom' in growth ? (
        <p className="quiet">
          {overviewTexts.tooYoung(
            formatDayAndMonth(since, language),
            formatIsoDate(growth.comparableFrom, language),
          )}
        </p>
      ) : growth.forms.length === 0 ? (
        <p className="quiet">{overviewTexts.nothingGrows}</p>
      ) : (
        <ul>
          {growth.forms.map(({ name, before, now }) => (
            <li key={name}>{overviewTexts.growing(name, before, now)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
