import { speedTexts } from '../../forms/staff/speed.words.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { ScreenChips } from '../staff/speed/screen-chips.tsx'
import { screenIn } from '../staff/speed/speed-address.ts'
import { SpeedPlots } from '../staff/speed/speed-plots.tsx'
import { SpeedTable } from '../staff/speed/speed-table.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.fart'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { oversight } = await context.get(pageRequestContext).staff.workspace()
  const { searchParams } = new URL(request.url)
  const screen = screenIn(searchParams)
  return { screen, numbers: await oversight.speed({ screen, page: searchParams.get('side') }) }
}

/** How fast the pages were for visitors, and one of them week by week. */
export default function SpeedScreen({ loaderData: { screen, numbers } }: Route.ComponentProps) {
  const texts = useWords(speedTexts)
  const { pages, plotted } = numbers
  return (
    <div className="staff-wide">
      <StaffHead title={texts.title} lead={texts.lead} />
      {(plotted || screen) && <ScreenChips current={screen} page={plotted?.page ?? null} />}
      {plotted ? (
        <>
          <SpeedTable pages={pages} screen={screen} plotted={plotted.page} />
          <SpeedPlots {...plotted} />
        </>
      ) : (
        <p>{screen ? texts.noneOfScreen : texts.empty}</p>
      )}
      <section className="stack">
        <h2>{texts.aboutTitle}</h2>
        <ul>
          {texts.about.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
