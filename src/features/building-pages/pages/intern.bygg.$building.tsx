import { data } from 'react-router'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { caseActions } from '../../inbox/casework.ts'
import { bulkActions } from '../../inbox/inbox.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { DoneBar } from '../../workspace/ui/list/done-bar.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'
import type { BuildingPage } from '../server/read-building-pages.ts'
import { AlikeCases } from '../ui/alike-cases.tsx'
import * as styles from '../ui/building.module.css'
import { BuildingPictures } from '../ui/building-pictures.tsx'
import { buildingsContext } from '../ui/buildings-context.ts'
import { CaseLines } from '../ui/case-lines.tsx'
import type { Route } from './+types/intern.bygg.$building'

const { reply, merge, mergeSenders } = bulkActions
const { describe, addPictures, describePicture, showPictureFirst, removePicture } = buildingActions

export async function loader({ context, params }: Route.LoaderArgs) {
  const { may } = await context.get(staffContext).request()
  const found = await (await readsOf(context, buildingsContext)).read(params.building)
  if (!found) throw data(null, { status: 404 })
  return { ...found, submission: newSubmissionKey(), mayWriteNotice: may('write-notices') }
}

export const action = staffAction({
  describe,
  addPictures,
  describePicture,
  showPictureFirst,
  removePicture,
  reply,
  merge,
  mergeSenders,
  undo: caseActions.undo,
})

/** A building: what is known of it, its homes, and its cases by flat; alike ones are answered together, or merged. */
export default function BuildingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { building, homes, areHomesCut, groups, areCasesCut, alike, closed } = loaderData
  const { address, town, postalCode } = building
  const result = useLastAction(actionData)
  const place = [postalCode, town].filter(Boolean).join(' ')
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/bygg">← {buildingTexts.title}</SiteLink>
      </p>
      <StaffHead title={address} lead={place}>
        {loaderData.mayWriteNotice && (
          <SiteLink href={`/intern/driftsmeldinger?hus=${building.id}`}>{buildingTexts.newNotice}</SiteLink>
        )}
      </StaffHead>
      <Description {...loaderData} result={result} />
      <BuildingPictures {...loaderData} result={result} />
      {alike.map((group) => (
        <AlikeCases key={group.name} {...loaderData} {...group} result={result} />
      ))}
      <Panel className={styles.root}>
        <h2>{buildingTexts.openTitle}</h2>
        {groups.length === 0 && <p className="quiet">{buildingTexts.none}</p>}
        {groups.map(({ name, cases }) => (
          <section key={name}>
            <h3>{name}</h3>
            <CaseLines cases={cases} />
          </section>
        ))}
        {areCasesCut && (
          <p className="quiet">{buildingTexts.cutCases(groups.flatMap(({ cases }) => cases).length)}</p>
        )}
      </Panel>
      {homes.length > 0 && (
        <Panel>
          <h2>{buildingTexts.homesTitle}</h2>
          <ul className={`plain ${staffLinesStyles.root}`}>
            {homes.map(({ id, title, picture }) => (
              <li key={id}>
                <span className={styles.home}>
                  <PictureImage
                    picture={picture}
                    alt=""
                    sizes="5rem"
                    widest={320}
                    placeholder={null}
                    className={styles.picture}
                  />
                  <SiteLink href={`/intern/eiendommer/${id}`}>{title}</SiteLink>
                </span>
              </li>
            ))}
          </ul>
          {areHomesCut && <p className="quiet">{buildingTexts.cut(homes.length)}</p>}
        </Panel>
      )}
      {closed.length > 0 && (
        <Panel>
          <h2>{buildingTexts.closedTitle}</h2>
          <CaseLines cases={closed} saysFlat />
        </Panel>
      )}
      <DoneBar result={shownBy(result, merge) ? undefined : result} undo={caseActions.undo} />
    </div>
  )
}

/** What the caretaker must know, and the other facts, which staff change. */
function Description({
  building,
  version,
  result,
}: Pick<BuildingPage, 'building' | 'version'> & { result: ActionResult | undefined }) {
  const { id, caretakerNote, entrances, address, postalCode, town, otherAddresses } = building
  const { registration, ownerCompany } = building
  const facts = [
    [buildingTexts.otherAddresses, otherAddresses.join(' · ')],
    [buildingTexts.registration, registration],
    [buildingTexts.ownerCompany, ownerCompany],
  ].filter(([, fact]) => fact)
  return (
    <Panel className={styles.root}>
      <h2>{buildingTexts.caretakerNote}</h2>
      {caretakerNote ? (
        <p className={styles.note}>{caretakerNote}</p>
      ) : (
        <p className="quiet">{buildingTexts.noNote}</p>
      )}
      {entrances.length > 0 && (
        <>
          <h3>{buildingTexts.entrances}</h3>
          <ul>
            {entrances.map((entrance) => (
              <li key={entrance}>{entrance}</li>
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      <details key={version} open={refusedValues([describe], result, {}) !== null || undefined}>
        <summary>{buildingTexts.edit}</summary>
        <ActionForm
          action={describe}
          result={result}
          values={{
            building: id,
            version,
            caretakerNote: caretakerNote ?? '',
            entrances: entrances.join('\n'),
            address,
            postalCode: postalCode ?? '',
            town,
            otherAddresses: otherAddresses.join('\n'),
            registration: registration ?? '',
            ownerCompany: ownerCompany ?? '',
          }}
          folded={{
            summary: buildingTexts.facts,
            fields: ['address', 'postalCode', 'town', 'otherAddresses', 'registration', 'ownerCompany'],
          }}
        />
      </details>
    </Panel>
  )
}
