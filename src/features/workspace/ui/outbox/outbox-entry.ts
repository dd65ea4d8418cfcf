/** A photo as the device stores it: its bytes, since Safari loses blobs. */
interface StoredPhoto {
  name: string
  type: string
  bytes: ArrayBuffer
}

/** What a staff member did, until the server has confirmed it. */
export interface OutboxEntry {
  /** The idempotency key, made on the device: the server does it once however often it is sent. */
  key: string
  /** The staff member who did it: no colleague sees or sends it. */
  staffId: string
  /** When, in milliseconds. */
  at: number
  /** The name of the action. */
  action: string
  reference: string
  /** The place or the title of the case, for the list of what waits. */
  title: string
  fields: Record<string, string>
  photos: StoredPhoto[]
  /** Why the server refused it; null as long as it waits. */
  refusal: string | null
}

/** The name of the field with the photos of an action. */
const PHOTOS = 'imageUrls'

/** What a form sends, as an entry of the outbox. */
export async function entryOf(
  data: FormData,
  about: Pick<OutboxEntry, 'key' | 'staffId' | 'at' | 'action' | 'reference' | 'title'>,
): Promise<OutboxEntry> {
  const fields: Record<string, string> = {}
  const photos: StoredPhoto[] = []
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value
    else if (name === PHOTOS && value.size > 0)
      photos.push({ name: value.name, type: value.type, bytes: await value.arrayBuffer() })
  }
  return { ...about, fields, photos, refusal: null }
}

/** The body of the request that sends an entry. */
export function outboxBodyOf({ key, action, fields, photos }: OutboxEntry): FormData {
  const body = new FormData()
  const values = { ...fields, action, key, idempotencyKey: key }
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  for (const { name, type, bytes } of photos) body.append(PHOTOS, new Blob([bytes], { type }), name)
  return body
}
