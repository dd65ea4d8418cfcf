import { type Picture, type SharedPicture, sharedPicture } from '../../../domain/portfolio/picture.ts'

/** The picture that a link to a list of some cards is previewed with: that of the first card that has one. */
export function previewPicture(cards: readonly { picture: Picture | null }[]): SharedPicture | null {
  const { picture = null } = cards.find((card) => card.picture) ?? {}
  return picture && sharedPicture(picture)
}
