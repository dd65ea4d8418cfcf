/** The answer of the site's API at a path; null for 404. Rejects at any other error. */
export async function fetchJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, signal ? { signal } : {})
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
