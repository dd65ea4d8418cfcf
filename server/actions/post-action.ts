import type { Actions } from '../../forms/action.ts'
import type { ActionOutcome } from '../../forms/action-result.ts'
import type { Entries } from '../../forms/read.ts'
import type { ActionRequest } from './action-request.ts'
import type { ActionTable } from './handlers.ts'
import type { Posted, PostedFiles } from './posted.ts'
import { runAction } from './run-action.ts'

/** The names in a page's address and what they stand for, such as `reference`. */
export type PathParams = Readonly<Record<string, string | undefined>>

/** A staff member's request before its body is read. */
export interface UnreadRequest extends Pick<ActionRequest, 'staff' | 'jar' | 'address' | 'now'> {
  posted: () => Promise<Posted>
  postedFiles: () => Promise<PostedFiles>
}

/** Reads what was posted to a page and does it. Files that came along are deleted afterwards. */
export async function postAction(
  table: ActionTable,
  offered: Actions,
  params: PathParams,
  { posted, postedFiles, ...request }: UnreadRequest,
): Promise<ActionOutcome> {
  const fileFields = fileFieldsOf(offered)
  if (fileFields.length === 0) {
    const { entries, photos, refused: refusedPhotos } = await posted()
    const body = { entries: withParams(entries, params), photos, refusedPhotos, files: () => [] }
    return runAction(table, offered, { ...request, ...body })
  }
  const body = await postedFiles()
  try {
    const read = {
      entries: { ...withParams(body.entries, params), ...pathsOf(fileFields, body) },
      photos: [],
      refusedPhotos: [],
      files: body.files,
    }
    return await runAction(table, offered, { ...request, ...read })
  } finally {
    await body.remove()
  }
}

/** The fields of a page's actions that take files of other kinds than photos of a case. */
function fileFieldsOf(actions: Actions): string[] {
  return Object.values(actions).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'files' ? [name] : [])),
  )
}

/** Where the files of each field lie: a field that has to have one is empty without. */
const pathsOf = (fields: readonly string[], { files }: PostedFiles): Entries =>
  Object.fromEntries(fields.map((name) => [name, files(name).map(({ path }) => path)]))

/** What the address says is not to be overruled by what is posted. */
function withParams(entries: Entries, params: PathParams): Entries {
  const known = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value]]],
  )
  return { ...entries, ...Object.fromEntries(known) }
}
