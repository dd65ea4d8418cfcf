import type { ComponentProps } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router'
import { isStaffOnly } from '../../domain/addresses/staff-paths.ts'
import { useSite } from './site-context.ts'

/** The public pages that the router shows without a new document. The others have no scripts, or a form, which comes with its page. */
const steps = /^\/(?:eiendommer(?:\/[\w-]+)?|ledige-leiligheter|bolig|reklame|sok|favoritter|sammenlign)?$/

export type SiteLinkProps = ComponentProps<'a'> &
  Pick<LinkProps, 'preventScrollReset' | 'reloadDocument'> & { href: string | undefined }

/** A link to a page of the site, or to elsewhere. The router follows it where both pages have their scripts and data for that. */
export function SiteLink({ href, preventScrollReset, reloadDocument, ...link }: SiteLinkProps) {
  const { pathname, search } = useLocation()
  const { elsewhere } = useSite().content
  if (!href || href.startsWith('#')) return <a {...link} href={href} />
  const target = href.startsWith('?') ? pathname : href.replace(/[?#].*/, '')
  const isStaff = isStaffOnly(pathname)
  // A page whose edited texts differ comes with them.
  const isStep = isStaff ? isStaffOnly(target) : steps.test(target) && !elsewhere.includes(target)
  if (reloadDocument || !isStep) return <a {...link} href={href} />
  return (
    <Link
      {...link}
      to={href}
      preventScrollReset={preventScrollReset}
      discover="none"
      prefetch={isStaff ? 'none' : 'intent'}
      // For the way back from a property.
      state={{ from: pathname + search }}
    />
  )
}
