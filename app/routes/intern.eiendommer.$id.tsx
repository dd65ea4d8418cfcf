import { data, redirectDocument } from 'react-router'
import { portfolioTexts as texts } from '../../content/staff/portfolio.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { EditorNotice } from '../staff/editor-notice.tsx'
import { KeptEditsNotice } from '../staff/kept-edits-notice.tsx'
import { PropertyEditor } from '../staff/portfolio/property-editor.tsx'
import { PropertyHistory } from '../staff/portfolio/property-history.tsx'
import { UploadFailed } from '../staff/portfolio/upload-failed.tsx'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.eiendommer.$id'
import '../styles/staff-portfolio.css'

/** The address of a property that is not there yet. */
const NEW = 'ny'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { portfolio } = await context.get(pageRequestContext).staff.workspace()
  const done = new URL(request.url).searchParams.get('gjort') ?? ''
  const notice = Object.hasOwn(texts.notices, done) ? texts.notices[done as keyof typeof texts.notices] : null
  const isUploadFailed = done === 'noneStored'
  const submission = newSubmissionKey()
  if (params.id === NEW) return { property: null, notice, isUploadFailed, submission }
  const property = await portfolio.read(params.id)
  if (!property) throw data(null, { status: 404 })
  return { property, notice, isUploadFailed, submission }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { portfolio } = await context.get(pageRequestContext).staff.workspace()
  const saved = await portfolio.act(params.id === NEW ? null : params.id)
  if (saved.saved) throw redirectDocument(`/intern/eiendommer/${saved.id}?gjort=${saved.notice}`, 303)
  return data(saved, { status: 422 })
}

/** One property: everything that it says, its pictures, and what it said before. */
export default function PropertyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { property, notice, isUploadFailed, submission } = loaderData
  const title = property?.texts.title || texts.new
  const isOnSite = property?.standing === 'published' || property?.standing === 'changed'
  return (
    <div className="staff-column">
      <p>
        <a href="/intern/eiendommer">← {texts.title}</a>
      </p>
      <StaffHead title={title}>
        {property && (
          <>
            <span className="tag" data-tone={property.standing === 'published' ? 'good' : 'warm'}>
              {texts.standings[property.standing]}
            </span>
            <a href={`/intern/eiendommer/${property.id}/forhandsvisning`}>{texts.preview}</a>
            {isOnSite && <a href={`/eiendommer/${property.id}`}>{texts.onSite}</a>}
          </>
        )}
      </StaffHead>
      {property?.publishAt && property.standing === 'scheduled' && (
        <StaffNotice notice={texts.scheduledFor(property.publishAt)} />
      )}
      <EditorNotice refused={actionData} notice={notice} failure={isUploadFailed && <UploadFailed />} />
      <KeptEditsNotice key={property?.id ?? NEW} isSaved={notice !== null} />
      <PropertyEditor
        key={property?.id ?? NEW}
        property={property}
        submission={submission}
        given={actionData?.given}
        errors={actionData?.errors ?? {}}
      />
      {property && <PropertyHistory property={property} />}
    </div>
  )
}
