import { formatIsoDate, type IsoDate } from '../../../domain/time/calendar.ts'
import { useSite } from '../../../ui/page/site-context.ts'
import { fixedTexts } from '../fixed.words.ts'
import type { FixedNumbers } from '../server/fixed-numbers.ts'
import { BarTable } from './bar-table.tsx'
import { showPercent, whole } from './show-numbers.ts'

/** What senders have answered when they were asked whether it is fixed, by kind of case. */
export function Fixed({ numbers, since }: { numbers: FixedNumbers; since: IsoDate }) {
  const { language } = useSite()
  const { asked, yes, no, kinds } = numbers
  return (
    <>
      <p className="quiet">
        {asked > 0
          ? fixedTexts.lead(formatIsoDate(since, language), yes, no, asked - yes - no)
          : fixedTexts.none}
      </p>
      {kinds.length > 0 && (
        <BarTable
          caption={fixedTexts.title}
          headings={[fixedTexts.kind, fixedTexts.yes, fixedTexts.no, fixedTexts.share]}
          lines={kinds}
          numbers={(line) => [whole(line.yes), whole(line.no), showPercent(line.share)]}
          share={({ share }) => share}
          tone="good"
        />
      )}
    </>
  )
}
