import { MAX_PHOTOS, type PhotoProblem } from '../../domain/submissions/photo.ts'
import { type Entries, entriesOfJson } from '../../forms/engine/read.ts'
import { BodyError, parseObject, readBodyText } from '../intake/body.ts'
import { type FilePart, isMultipart, readMultipart } from '../intake/multipart.ts'
import type { Upload } from '../intake/upload-gate.ts'
import { type PhotoDeps, takePhoto } from './take-photo.ts'

/** The maximum size of everything except files: twenty times a form's longest text. */
const MAX_TEXT_BYTES = 256 * 1024

/** Values in all: no form has nearly as many. */
const MAX_VALUES = 300

/** Ten photos of the largest size, and the rest of the form. */
const MAX_UPLOAD_BYTES = 110 * 1024 * 1024

export interface ReadBody {
  entries: Entries
  /** The names of the photos of the request that are stored. */
  photos: string[]
  /** Those that are not, by the name that their sender knows. */
  refused: { file: string; problem: PhotoProblem }[]
}

interface BodyRules {
  /** The field whose files are photos to store; null where none are wanted. */
  photoField: string | null
  /** The address that it comes from; null for this machine itself. */
  sender: string | null
  /** Less than forms may have, where only a few words are asked for. */
  maxBytes?: number
}

/**
 * Reads a posted body: form-encoded, multipart or JSON. Photos are stored as they arrive; other files are ignored.
 * @throws BodyError if it is too large, too slow or malformed.
 */
export async function readBody(request: Request, rules: BodyRules, deps: PhotoDeps): Promise<ReadBody> {
  if (isMultipart(request)) return readForm(request, rules, deps)
  const type = request.headers.get('content-type') ?? ''
  const text = await readBodyText(request, Math.min(rules.maxBytes ?? MAX_TEXT_BYTES, MAX_TEXT_BYTES))
  return { entries: readEntries(text, type), photos: [], refused: [] }
}

function readEntries(text: string, type: string): Entries {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return entriesOf(new URLSearchParams(text))
  if (/^(application\/json|text\/plain)/i.test(type) || type === '') {
    const entries = entriesOfJson(parseObject(text))
    const values = Object.values(entries).reduce((sum, { length }) => sum + Math.max(length, 1), 0)
    if (values > MAX_VALUES) throw tooMany()
    return entries
  }
  throw new BodyError(415, 'Send the form as JSON or as a browser does.')
}

async function readForm(
  request: Request,
  { photoField, sender, maxBytes = MAX_UPLOAD_BYTES }: BodyRules,
  deps: PhotoDeps,
): Promise<ReadBody> {
  const photos: string[] = []
  const refused: ReadBody['refused'] = []
  const sending: { upload: Upload | null } = { upload: null }
  let begun = 0
  const take = async ({ field, filename, content, signal }: FilePart) => {
    // An empty file field is how a browser says that nothing was chosen.
    if (field !== photoField || filename === '') return
    begun += 1
    if (begun > MAX_PHOTOS) return void refused.push({ file: filename, problem: 'count' })
    sending.upload ??= deps.uploads.begin(sender)
    const isAllowed = (await sending.upload?.allowPhoto()) ?? false
    const taken = isAllowed
      ? await takePhoto(deps, { stream: content, label: filename, sender, signal })
      : ({ problem: 'failed' } as const)
    if ('objectName' in taken) photos.push(taken.objectName)
    else refused.push({ file: filename, problem: taken.problem })
  }
  try {
    const limits = { maxBytes, maxTextBytes: Math.min(MAX_TEXT_BYTES, maxBytes), maxParts: MAX_VALUES }
    const fields = await readMultipart(request, limits, take)
    return { entries: entriesOf(fields), photos, refused }
  } finally {
    sending.upload?.finish()
  }
}

function entriesOf(pairs: Iterable<[string, string]>): Entries {
  const entries: Record<string, string[]> = Object.create(null)
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > MAX_VALUES) throw tooMany()
    entries[name] ??= []
    entries[name]?.push(value)
  }
  return entries
}

const tooMany = () => new BodyError(413, 'There are too many fields.')
