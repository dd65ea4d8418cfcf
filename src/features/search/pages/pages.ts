import { type DeclaredPage, isShortText } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [{ path: '/sok', as: 'searched', reads: { q: isShortText } }]
