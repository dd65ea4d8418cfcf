import { data, redirectDocument } from 'react-router'
import { ownValue } from '../../../domain/records.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { waitingTexts } from '../../alerts/waiting.words.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { EditorNotice } from '../../workspace/ui/editor-notice.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead, StaffNoticeBar } from '../../workspace/ui/staff-head.tsx'
import { portfolioTexts } from '../portfolio.words.ts'
import { NEW_PROPERTY, propertyActions } from '../properties.ts'
import { propertiesContext } from '../ui/properties-context.ts'
import { PropertyEditor } from '../ui/property-editor.tsx'
import { PropertyHistory } from '../ui/property-history.tsx'
import { ReadOnlyProperty } from '../ui/read-only-property.tsx'
import { UploadFailed } from '../ui/upload-failed.tsx'
import type { Route } from './+types/intern.eiendommer.$id'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { may } = await context.get(staffContext).request()
  const portfolio = await readsOf(context, propertiesContext)
  const rights = { mayEdit: may('edit-portfolio'), maySeeWaiting: may('see-waiting') }
  const done = new URL(request.url).searchParams.get('gjort') ?? ''
  const isUploadFailed = done === 'noneStored'
  const submission = newSubmissionKey()
  const said = ownValue<string>(portfolioTexts.notices, done) ?? null
  if (params.id === NEW_PROPERTY) {
    if (!rights.mayEdit) throw data(null, { status: 404 })
    return { property: null, notice: said, isUploadFailed, submission, waiting: null, undoable: null, rights }
  }
  const [property, waiting] = await Promise.all([portfolio.read(params.id), portfolio.waitingFor(params.id)])
  if (!property) throw data(null, { status: 404 })
  const isTold = done === 'published' && waiting.told > 0
  const told = waitingTexts.told(waiting.told)
  // What was and what is, where it has just been saved.
  const changes = done === 'draft' || done === 'published' ? (property.history[0]?.changed ?? []) : []
  const notice =
    said && [said, changes.length > 0 && `${changes.join('. ')}.`, isTold && told].filter(Boolean).join(' ')
  const [saved, before] = property.history
  const undoable = (done === 'draft' || done === 'scheduled') && saved && before ? saved.id : null
  return { property, notice, isUploadFailed, submission, waiting, undoable, rights }
}

export const action = staffAction(propertyActions, redirectDocument)

/** The editor of a property, with its pictures and its history; what it is for those who do not edit it. */
export default function PropertyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { property, notice, isUploadFailed, submission, waiting, undoable, rights } = loaderData
  const title = property?.entries.title?.[0] || portfolioTexts.new
  const isOnSite = property?.standing === 'published' || property?.standing === 'changed'
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/eiendommer">← {portfolioTexts.title}</SiteLink>
      </p>
      <StaffHead title={title}>
        {property && (
          <>
            <Tag tone={property.standing === 'published' ? 'good' : 'warm'}>
              {portfolioTexts.standings[property.standing]}
            </Tag>
            <SiteLink href={`/intern/eiendommer/${property.id}/forhandsvisning`}>
              {portfolioTexts.preview}
            </SiteLink>
            {isOnSite && <SiteLink href={`/eiendommer/${property.id}`}>{portfolioTexts.onSite}</SiteLink>}
          </>
        )}
      </StaffHead>
      {property?.publishAt && property.standing === 'scheduled' && (
        <StaffNoticeBar notice={portfolioTexts.scheduledFor(property.publishAt)} />
      )}
      {waiting && waiting.count > 0 && (
        <p className="quiet">
          {waitingTexts.forProperty(waiting.count)} {!waiting.isVacant && waitingTexts.whenVacant}{' '}
          {rights.maySeeWaiting && <SiteLink href="/intern/venter">{waitingTexts.seeAll}</SiteLink>}
        </p>
      )}
      <EditorNotice result={actionData} notice={notice} failure={isUploadFailed && <UploadFailed />}>
        {property && undoable && (
          <ActionForm
            action={propertyActions.undoDraft}
            result={actionData}
            values={{ id: property.id, version: undoable }}
            look="quiet"
          />
        )}
      </EditorNotice>
      {rights.mayEdit ? (
        <>
          <PropertyEditor
            key={property?.id ?? NEW_PROPERTY}
            property={property}
            submission={submission}
            isSaved={notice !== null}
            result={actionData}
          />
          {property && <PropertyHistory property={property} result={actionData} />}
        </>
      ) : (
        property && <ReadOnlyProperty property={property} />
      )}
    </div>
  )
}
