import { isStaffPath } from '../../domain/staff-paths.ts'

/** The staff page that the visitor asked for before they were sent to sign in; null where there is none. */
export function wantedPath(url: string): string | null {
  const wanted = new URL(url).searchParams.get('neste') ?? ''
  // Only a path on this site: a link must not redirect to another site after sign-in.
  return isStaffPath(wanted.split('?')[0] ?? '') && !wanted.includes('\\') ? wanted : null
}

const withWanted = (path: string, wanted: string | null) =>
  wanted ? `${path}?neste=${encodeURIComponent(wanted)}` : path

export const signInPath = (wanted: string | null) => withWanted('/login', wanted)
export const secondStepPath = (wanted: string | null) => withWanted('/login/andre-steg', wanted)
