import type { Actions } from '../../../../forms/engine/action.ts'
import type { ActionOutcome } from '../../../../forms/engine/action-result.ts'
import type { Entries } from '../../../../forms/engine/read.ts'
import type { ActionRequest, ActionTable } from './handlers.ts'
import type { PostedFields, PostedFiles } from './posted.ts'
import { runAction } from './run-action.ts'

/** The path parameters of the page, such as `reference`. */
export type PathParams = Readonly<Record<string, string | undefined>>

/** A staff member's request before its body is read. */
interface UnreadRequest extends Pick<ActionRequest, 'staff' | 'jar' | 'address' | 'now'> {
  posted: () => Promise<PostedFields>
  postedFiles: (maxFileBytes?: number) => Promise<PostedFiles>
}

/** Reads the posted action and runs it. Uploaded files are deleted afterwards. */
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
  const body = await postedFiles(maxFileBytesOf(offered))
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

/** The largest size that a field of a page's actions allows; undefined where all have the usual one. */
function maxFileBytesOf(actions: Actions): number | undefined {
  const sizes = Object.values(actions).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (field.kind === 'files' ? (field.maxBytes ?? []) : [])),
  )
  return sizes.length > 0 ? Math.max(...sizes) : undefined
}

/** The paths of the files of each field; a required file field without one counts as empty. */
const pathsOf = (fields: readonly string[], { files }: PostedFiles): Entries =>
  Object.fromEntries(fields.map((name) => [name, files(name).map(({ path }) => path)]))

/** Path parameters take precedence over posted fields. */
export function withParams(entries: Entries, params: PathParams): Entries {
  const known = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value]]],
  )
  return { ...entries, ...Object.fromEntries(known) }
}
