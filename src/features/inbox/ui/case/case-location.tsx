import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import * as staffLinesStyles from '../../../workspace/ui/staff-lines.module.css'
import { inboxTexts } from '../../inbox.words.ts'
import { locationActions } from '../../location.ts'
import { locationTexts } from '../../location.words.ts'
import type { StaffLocation } from '../../server/case/staff-views.ts'
import * as styles from './case-location.module.css'
import { CasePhotoStrip } from './case-photo-strip.tsx'

interface LocationPanelProps {
  location: StaffLocation
  result: ActionResult | undefined
}

const { change, confirm } = locationActions

/** Where a case is: its building and flat, what the caretaker must know, and the other cases there. */
export function LocationPanel({ location, result }: LocationPanelProps) {
  const { building, pictures, match, flat, concerns, ofFlat, ofBuilding } = location
  return (
    <Panel className={styles.root} data-part="location">
      <h2>{locationTexts.title}</h2>
      {building ? (
        <p className={styles.place}>
          <SiteLink href={`/intern/bygg/${building.id}`}>
            {building.address}, {building.town}
          </SiteLink>
          {flat && <strong>{flat}</strong>}
          {match === 'suggested' && <Tag>{locationTexts.suggested}</Tag>}
        </p>
      ) : (
        <p className="quiet">{locationTexts.none}</p>
      )}
      {building && concerns !== 'home' && <p className="quiet">{locationTexts.concerns[concerns]}</p>}
      {building && match === 'suggested' && (
        <ActionForm
          action={confirm}
          result={result}
          values={{ building: building.id }}
          about={building.address}
          look="quiet"
        />
      )}
      {building?.caretakerNote && (
        <p className={styles.note}>
          <strong>{locationTexts.caretakerNote}:</strong> {building.caretakerNote}
        </p>
      )}
      {pictures.length > 0 && (
        <details className="no-print">
          <summary>{locationTexts.pictures(pictures.length)}</summary>
          <CasePhotoStrip photos={pictures} title={locationTexts.pictures(pictures.length)} />
        </details>
      )}
      <OtherCases title={locationTexts.ofFlat(ofFlat.count)} {...ofFlat} />
      <OtherCases title={locationTexts.ofBuilding(ofBuilding.count)} {...ofBuilding} />
      <details className="no-print" open={refusedValues([change], result, {}) !== null || undefined}>
        <summary>{building ? locationTexts.change : locationTexts.choose}</summary>
        <ActionForm
          key={`${building?.id} ${flat} ${concerns}`}
          id="sted"
          action={change}
          result={result}
          values={{
            address: building ? `${building.address}, ${building.town}` : '',
            flat: flat ?? '',
            concerns,
          }}
          look="quiet"
        />
      </details>
    </Panel>
  )
}

function OtherCases({ title, count, cases }: { title: string } & StaffLocation['ofFlat']) {
  if (count === 0) return null
  return (
    <details className="no-print">
      <summary>{title}</summary>
      <ul className={`plain ${staffLinesStyles.root}`}>
        {cases.map(({ reference, formName, sender, sentAt, status }) => (
          <li key={reference}>
            <span>
              <SiteLink href={`/saker/${reference}`}>{formName}</SiteLink>
              <small>
                {sender && `${sender}, `}
                <NoBreak>{sentAt}</NoBreak>, {inboxTexts.statuses[status]}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
