import type { Picture } from '../../../domain/portfolio/picture.ts'
import type { PropertyCardView, ShownVacancy } from '../../portfolio-browsing/server/views.ts'
import type { WishedList } from '../../portfolio-browsing/server/wished-list.ts'
import type { DocumentKind } from './find-documents.ts'

/** A page of the site, or a part of one. */
export interface TextHit {
  kind: Exclude<DocumentKind, 'property' | 'listing'>
  title: string
  note: string
  address: string
}

/** What a visitor compares homes by. */
interface HomeFacts extends Pick<PropertyCardView, 'title' | 'price' | 'facts'> {
  address: string
  /** «Bolig»; null where the ad does not say it. */
  type: string | null
  /** «Sentrum, Larvik». */
  place: string
  /** Null where nothing is known of it. */
  vacancy: ShownVacancy | null
  picture: Picture | null
}

/** A property, or an ad for one on FINN. */
export type HomeHit = (HomeFacts & { kind: 'property' }) | (HomeFacts & { kind: 'listing' })

/** The list that a wish asks for, and the homes that it is answered by. */
export interface ListHit extends Omit<WishedList, 'first' | 'misses' | 'isWhole'> {
  kind: 'list'
  homes: HomeHit[]
  misses: { home: HomeHit; reason: string }[]
}

/** Something that a search has found. */
export type Hit = ListHit | HomeHit | TextHit

/** Something that is suggested while a visitor types: a title, and a line below it. */
export interface Suggestion {
  title: string
  note: string
  address: string
}
