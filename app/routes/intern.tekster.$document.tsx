import { data, redirectDocument } from 'react-router'
import { editingTexts } from '../../content/staff/editing.ts'
import { editTexts as texts } from '../../content/staff/texts.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { EditorNotice } from '../staff/editor-notice.tsx'
import { KeptEditsNotice } from '../staff/kept-edits-notice.tsx'
import { LineAction } from '../staff/line-action.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import { TextEditor } from '../staff/text-editor.tsx'
import type { Route } from './+types/intern.tekster.$document'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const work = (await context.get(pageRequestContext).staff.workspace()).texts
  const document = await work.read(params.document)
  if (!document) throw data(null, { status: 404 })
  const done = new URL(request.url).searchParams.get('gjort') ?? ''
  return {
    document,
    submission: newSubmissionKey(),
    notice: Object.hasOwn(texts.notices, done) ? texts.notices[done as keyof typeof texts.notices] : null,
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const work = (await context.get(pageRequestContext).staff.workspace()).texts
  const saved = await work.act(params.document)
  if (!saved) throw data(null, { status: 404 })
  if (saved.saved) throw redirectDocument(`/intern/tekster/${params.document}?gjort=${saved.notice}`, 303)
  return data(saved, { status: 422 })
}

/** One document: its fields, its draft, and what it said before. */
export default function TextScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { document, submission, notice } = loaderData
  const { title, page, note, hasDraft, history } = document
  return (
    <div className="staff-column">
      <p>
        <a href="/intern/tekster">← {texts.title}</a>
      </p>
      <StaffHead title={texts.one(title)} {...(note ? { lead: note } : {})}>
        <a href={page} data-full-load="">
          {texts.seenOn} {page}
        </a>
        {hasDraft && (
          <a href={`${page}?kladd=1`} data-full-load="">
            {texts.preview}
          </a>
        )}
      </StaffHead>
      <EditorNotice refused={actionData} notice={notice} />
      <KeptEditsNotice key={document.id} isSaved={notice !== null} />
      <TextEditor
        key={document.id}
        document={document}
        submission={submission}
        given={actionData?.given}
        errors={actionData?.errors ?? {}}
      />
      <section className="staff-card">
        <h2>{texts.history}</h2>
        <ol className="plain staff-lines">
          {history.map(({ id, at, by, state }, index) => (
            <li key={id}>
              <span>
                {texts.versions[state]} {at}
                {by && `, ${by}`}
              </span>
              {index > 0 && (
                <Restore
                  version={id}
                  label={editingTexts.inHistory(`${texts.versions[state]} ${at}`, index + 1)}
                />
              )}
            </li>
          ))}
          <li>
            <span>{texts.original}</span>
            {history.length > 0 && <Restore version="0" label={texts.original} />}
          </li>
        </ol>
      </section>
    </div>
  )
}

function Restore({ version, label }: { version: string; label: string }) {
  return <LineAction handling="restore" id={version} name="version" label={texts.restore} about={label} />
}
