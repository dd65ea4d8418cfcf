import { useState } from 'react'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { DropMenu } from '../../workspace/ui/drop-menu.tsx'
import * as keysHelpStyles from '../../workspace/ui/list/keys-help.module.css'
import { KeysHelp } from '../../workspace/ui/list/keys-help.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { portfolioListTexts } from '../list.words.ts'
import { portfolioListActions } from '../list-actions.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { PortfolioList } from '../ui/list/portfolio-list.tsx'
import { propertiesContext } from '../ui/properties-context.ts'
import type { Route } from './+types/intern.eiendommer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { may } = await context.get(staffContext).request()
  const portfolio = await readsOf(context, propertiesContext)
  return {
    page: await portfolio.list(new URL(request.url).searchParams),
    mayEdit: may('edit-portfolio'),
    key: newSubmissionKey(),
  }
}

/** What many properties are read from and written to. */
const files = [
  { label: portfolioTexts.import, href: '/intern/eiendommer/regneark' },
  { label: portfolioTexts.manyPictures, href: '/intern/eiendommer/bilder' },
  { label: portfolioTexts.exportXlsx, href: '/api/ansatt/eiendommer.xlsx', download: '' },
  { label: portfolioTexts.exportCsv, href: '/api/ansatt/eiendommer.csv', download: '' },
]

export const action = staffAction(portfolioListActions)

/** All properties, on the site or not: found, sorted, and changed one by one or many at once. */
export default function PortfolioScreen({
  loaderData: { page, mayEdit, key },
  actionData,
}: Route.ComponentProps) {
  const result = useLastAction(actionData)
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <div className="staff-wide">
      <StaffHead title={portfolioListTexts.title} lead={portfolioListTexts.found(page.count)}>
        <LinkButton
          type="button"
          className={`${keysHelpStyles.button} scripts-only`}
          onClick={() => setHelpOpen(true)}
        >
          {portfolioListTexts.keys.title}
        </LinkButton>
        {mayEdit && (
          <>
            <ButtonLink href="/intern/eiendommer/ny">{portfolioTexts.new}</ButtonLink>
            <DropMenu summary={portfolioTexts.files}>
              {files.map(({ label, ...link }) => (
                <li key={label}>
                  <SiteLink {...link}>{label}</SiteLink>
                </li>
              ))}
            </DropMenu>
          </>
        )}
      </StaffHead>
      <PortfolioList
        page={page}
        mayEdit={mayEdit}
        result={result}
        pageKey={key}
        openHelp={() => setHelpOpen(true)}
      />
      <KeysHelp keys={portfolioListTexts.keys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}
