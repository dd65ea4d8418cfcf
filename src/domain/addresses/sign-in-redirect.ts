import { isStaffPath } from './staff-paths.ts'

/** The staff page that the visitor wanted to open before the redirect to the sign-in page; null if there is none. */
export function wantedPath(url: string): string | null {
  const wanted = new URL(url).searchParams.get('neste') ?? ''
  // Only a path on this site: a link must not redirect to another site after sign-in.
  return isStaffPath(wanted.split('?')[0] ?? '') && !wanted.includes('\\') ? wanted : null
}

const withWanted = (path: string, wanted: string | null) =>
  wanted ? `${path}?neste=${encodeURIComponent(wanted)}` : path

export const signInPath = (wanted: string | null) => withWanted('/login', wanted)
export const secondStepPath = (wanted: string | null) => withWanted('/login/andre-steg', wanted)
