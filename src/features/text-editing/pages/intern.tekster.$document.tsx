import { data, redirectDocument } from 'react-router'
import { hasFacts } from '../../../domain/documents/documents.ts'
import { ownValue } from '../../../domain/records.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { editTexts } from '../../info-pages/texts.words.ts'
import { SEARCHED } from '../../search/missed-answer.ts'
import { editingTexts } from '../../workspace/editing.words.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { EditorNotice } from '../../workspace/ui/editor-notice.tsx'
import { PreviewContext } from '../../workspace/ui/preview-values.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import type { EditedDocument } from '../server/edit-documents.ts'
import type { TextsReader } from '../server/read-texts.ts'
import { documentNamed, textActionsOf } from '../texts.ts'
import { AnswerHelp } from '../ui/answer-help.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { TemplatePreviewCase } from '../ui/template-preview-case.tsx'
import { TextEditor } from '../ui/text-editor.tsx'
import { textsContext } from '../ui/texts-context.ts'
import type { Route } from './+types/intern.tekster.$document'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const work = await readsOf(context, textsContext)
  const stored = await work.read(params.document)
  if (!stored) throw data(null, { status: 404 })

  const search = new URL(request.url).searchParams
  const searched = search.get(SEARCHED)
  const document = withNewAnswer(stored, searched)
  const done = search.get('gjort') ?? ''
  const notice = ownValue(editTexts.notices, done)
  const publishedAs = document.rules && done !== 'draft' ? editTexts.publishedAs(document.rules.version) : ''
  return {
    document,
    searched,
    templates: document.id === 'svarmaler' ? await templatesPage(work, search.get('sak') ?? '') : null,
    answers: document.id === 'svar-i-soket' ? await work.answersPage() : null,
    facts: hasFacts(document.id) ? await work.pageFacts() : null,
    submission: newSubmissionKey(),
    notice: notice ? `${notice} ${publishedAs}`.trim() : null,
  }
}

/** The document with a new answer before the others, which a search asks for. */
function withNewAnswer(document: EditedDocument, query: string | null): EditedDocument {
  if (document.id !== 'svar-i-soket' || !query) return document
  const others = Object.entries(document.entries).map(([path, texts]) => [
    path.replace(/^answers\.(\d+)/, (_, place) => `answers.${Number(place) + 1}`),
    texts,
  ])
  return { ...document, entries: { ...Object.fromEntries(others), 'answers.0.phrases': [query] } }
}

/** What the editor of reply templates has besides its document. */
async function templatesPage(work: TextsReader, reference: string) {
  return { preview: await work.templatePreview(reference), choices: work.templateChoices() }
}

export function action(args: Route.ActionArgs) {
  const named = documentNamed(args.params.document)
  if (!named) throw data(null, { status: 404 })
  return staffAction(named.actions, redirectDocument)(args)
}

/** The editor of a document, with its draft and its history. */
export default function TextScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { document, searched, templates, answers, facts, submission, notice } = loaderData
  const { id, title, page, note, rules, hasDraft, history } = document
  const lead = [note, rules && editTexts.nextVersion(rules.next)].filter(Boolean).join(' ')
  const actions = textActionsOf(id)
  return (
    <div className="staff-column">
      <p>
        <SiteLink href="/intern/tekster">← {editTexts.title}</SiteLink>
      </p>
      <StaffHead title={editTexts.one(title)} {...(lead ? { lead } : {})}>
        {page && (
          <a href={page}>
            {editTexts.seenOn} {page}
          </a>
        )}
        {page && hasDraft && !answers && <a href={`${page}?kladd=1`}>{editTexts.preview}</a>}
      </StaffHead>
      <EditorNotice result={actionData} notice={notice} />
      {templates && <TemplatePreviewCase preview={templates.preview} />}
      {answers && <AnswerHelp page={answers} />}
      {facts && <FactList facts={facts} />}
      <PreviewContext value={templates?.preview ?? null}>
        <TextEditor
          key={`${id} ${searched}`}
          document={document}
          actions={actions}
          submission={submission}
          isSaved={notice !== null}
          result={actionData}
          choices={templates?.choices}
        />
      </PreviewContext>
      <Panel>
        <h2>{editTexts.history}</h2>
        <ol className={`plain ${staffLinesStyles.root}`}>
          {history.map(({ id: version, at, by, state }, index) => (
            <li key={version}>
              <span>
                {editTexts.versions[state]} {at}
                {by && `, ${by}`}
              </span>
              {index > 0 && (
                <ActionForm
                  action={actions.restore}
                  result={actionData}
                  values={{ version }}
                  look="link"
                  about={editingTexts.inHistory(`${editTexts.versions[state]} ${at}`, index + 1)}
                />
              )}
            </li>
          ))}
          <li>
            <span>{editTexts.original}</span>
            {history.length > 0 && (
              <ActionForm
                action={actions.restore}
                result={actionData}
                values={{ version: '0' }}
                look="link"
                about={editTexts.original}
              />
            )}
          </li>
        </ol>
      </Panel>
    </div>
  )
}
