import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [{ path: '/oppdrag/:token', as: 'private' }]
