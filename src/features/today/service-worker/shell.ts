/** What the build knows of the page that is readable without contact (`tooling/build.ts`). */
export interface Shell {
  /** Changes with every file of the shell. */
  version: string
  /** The addresses of its scripts, style sheets and fonts. */
  files: readonly string[]
  /** The page for addresses that the device has no copy of. */
  offlinePage: { html: string; policy: string }
}

declare const __SHELL__: Shell

const appShell = __SHELL__

const prefix = 'skall-'
const name = prefix + appShell.version

/** Stores the files of the shell. Fails if one of them cannot be fetched. */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(name)
  await cache.addAll([...appShell.files])
}

/** Deletes the shells of earlier builds, which copies of the page may need as long as there are any. */
export async function deleteOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name)
  await Promise.all(old.map((each) => caches.delete(each)))
}

/** The page for addresses that the device has no copy of. */
export const offlinePage = (): Response =>
  new Response(appShell.offlinePage.html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': appShell.offlinePage.policy,
    },
  })
