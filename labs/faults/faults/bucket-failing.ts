import type { Fault } from '../fault.ts'

/** The bucket that holds the photos cannot be reached. */
export const fault: Fault = {
  name: 'S3 failing',
  needs: 'bucket',
  lastsMs: 4000,
  begin: ({ bucket }) => bucket?.proxy.set({ kind: 'down' }),
  strikes: ({ bucket }) => bucket?.proxy.broken() ?? 0,
  end: ({ bucket }) => bucket?.proxy.set({ kind: 'open' }),
  async check({ inDatabase, bucket, load }) {
    const { rows } = await inDatabase((client) =>
      client.query<{ path: string }>('select storage_path as path from photos'),
    )
    const objects = new Set(bucket?.server.objects())
    const without = rows.filter(({ path }) => !objects.has(path)).length
    const expected = [...load.acknowledged.values()]
      .map(({ sentPhotos, missingPhotos }) => sentPhotos - missingPhotos)
      .reduce((sum, each) => sum + each, 0)
    const texts = [
      ...(without > 0 ? [`${without} photos have a row and no object`] : []),
      ...(rows.length < expected
        ? [`${expected} photos were acknowledged and ${rows.length} are stored`]
        : []),
    ]
    return texts.map((text) => ({ kind: 'lost' as const, text }))
  },
  sabotage: 'keeps-failed-photos',
  shows: 'lost',
}
