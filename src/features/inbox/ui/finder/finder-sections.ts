import { hasNames } from '../../../../domain/text/fold-name.ts'
import type { StaffGroup } from '../../../workspace/staff-menu.ts'
import type { Keys } from '../../../workspace/ui/use-keys.ts'
import { workspaceTexts } from '../../../workspace/workspace.words.ts'
import { finderTexts } from '../../finder.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { FoundInWorkspace, FoundWork } from '../../server/finder/find-work.ts'

/** One thing that the finder offers: a place to go to, or something that the page can do. */
export type Offer = { title: string; note: string } & ({ href: string } | { act: () => void; href: null })

export interface FinderSection {
  name: string
  offers: readonly Offer[]
}

/** The pages of the menu whose names have all words of a text. */
export function pagesLike(menu: readonly StaffGroup[], text: string): FoundWork[] {
  const all = menu.flatMap(({ name, links }) =>
    links.map(({ href, label }) => ({ href, title: label, note: name })),
  )
  const own = { href: '/intern/konto', title: workspaceTexts.account, note: '' }
  return [...all, own].filter(({ title, note }) => hasNames(`${title} ${note}`, text))
}

/** What the keys of the page do, where their names have all words of a text. */
export function actsLike(keys: Keys, text: string): Offer[] {
  return inboxTexts.keys.list.flatMap(([key, does]) => {
    const act = keys[key]
    return act && hasNames(does, text) ? [{ href: null, act, title: does, note: key }] : []
  })
}

/** What has been found; where a text without a match is the name of a page or an act, it meant that. */
export const unlessNamed = (
  found: FoundInWorkspace | null,
  named: readonly Offer[],
): FoundInWorkspace | null => (found?.meant && named.length > 0 ? null : found)

/** What has been found, by kind, without the kinds of which there is nothing. */
export function finderSections(
  acts: readonly Offer[],
  pages: readonly Offer[],
  found: FoundInWorkspace | null,
): FinderSection[] {
  const { kinds } = finderTexts
  const sections: FinderSection[] = [
    { name: kinds.acts, offers: acts },
    { name: kinds.pages, offers: pages },
    { name: kinds.cases, offers: found?.cases ?? [] },
    { name: kinds.persons, offers: found?.persons ?? [] },
    { name: kinds.properties, offers: found?.properties ?? [] },
  ]
  return sections.filter(({ offers }) => offers.length > 0)
}
