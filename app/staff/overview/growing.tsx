import { formatIsoDate, type IsoDate } from '../../../domain/calendar.ts'
import { formatDayAndMonth } from '../../../domain/day-and-month.ts'
import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import type { Growth } from '../../../server/overview/growth.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { useSite } from '../../site-context.ts'
import { useWords } from '../../use-words.ts'

/** The forms that grow; of a young site, when that can be told. */
export function Growing({ growth, since }: { growth: Growth; since: IsoDate }) {
  const { language } = useSite()
  const texts = useWords(overviewTexts)
  return (
    <Panel>
      <h2>{texts.growingTitle}</h2>
      {'comparableFrom' in growth ? (
        <p className="quiet">
          {texts.tooYoung(formatDayAndMonth(since, language), formatIsoDate(growth.comparableFrom, language))}
        </p>
      ) : growth.forms.length === 0 ? (
        <p className="quiet">{texts.nothingGrows}</p>
      ) : (
        <ul>
          {growth.forms.map(({ name, before, now }) => (
            <li key={name}>{texts.growing(name, before, now)}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
