import {
  currentFavourites,
  onFavourites,
} from '../../features/portfolio-browsing/ui/favourites/favourites.ts'

/**
 * Shows the header's link to the favourites once there are any, with their number, here and after a change in another tab. By
 * attributes alone: React, which hydrates the header, would draw it anew for a text that the server has not drawn.
 */
export function countFavourites(): void {
  const count = () => {
    const link = document.querySelector<HTMLElement>('[data-favourites]')
    const { length } = currentFavourites()
    if (!link) return
    link.toggleAttribute('data-saved', length > 0)
    if (length === 0) return link.removeAttribute('aria-label')
    link.dataset.saved = String(length)
    link.setAttribute('aria-label', (link.dataset.favourites ?? '').replace('#', String(length)))
  }
  count()
  onFavourites(count)
}
