import { isStaffPath } from '../../domain/staff-paths.ts'

/** The staff page that somebody was on their way to when they were asked to sign in; null where there is none. */
export function wantedPath(url: string): string | null {
  const wanted = new URL(url).searchParams.get('neste') ?? ''
  // Only a path of ours: a link must not send anybody elsewhere after they have signed in.
  return isStaffPath(wanted.split('?')[0] ?? '') && !wanted.includes('\\') ? wanted : null
}

const withWanted = (path: string, wanted: string | null) =>
  wanted ? `${path}?neste=${encodeURIComponent(wanted)}` : path

export const signInPath = (wanted: string | null) => withWanted('/login', wanted)
export const secondStepPath = (wanted: string | null) => withWanted('/login/andre-steg', wanted)
