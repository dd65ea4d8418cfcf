import { describe, expect, test } from 'vitest'
import { isStaffPath } from '../../domain/addresses/staff-paths.ts'
import { allPermissions, may } from '../../domain/people/permissions.ts'
import { allRoles } from '../../domain/people/staff-roles.ts'
import { mayOpen, staffPageOf, staffPages } from './staff-pages.ts'

describe('roles', () => {
  test('no role can open a page that is not in the table', () => {
    for (const role of allRoles) {
      expect(mayOpen(role, '/intern/finnes-ikke')).toBe(false)
      expect(mayOpen(role, '/intern/ansatte/noe')).toBe(false)
    }
    expect(staffPageOf('/saker/AVV-7KQ3-XM4D/noe')).toBeNull()
    expect(isStaffPath('/sak/abc')).toBe(false)
    expect(isStaffPath('/internett')).toBe(false)
  })

  test('only an administrator can open every page', () => {
    for (const { path } of staffPages) expect(mayOpen('administrator', path)).toBe(true)
    for (const role of allRoles.filter((each) => each !== 'administrator')) {
      expect(staffPages.every(({ path }) => mayOpen(role, path))).toBe(false)
      expect(may(role, 'manage-staff')).toBe(false)
      expect(may(role, 'see-audit')).toBe(false)
    }
  })

  test('each permission belongs to a role, and only a few roles can reveal sensitive answers', () => {
    for (const permission of allPermissions) expect(may('administrator', permission)).toBe(true)
    expect(allRoles.filter((role) => may(role, 'reveal-sensitive'))).toEqual([
      'administrator',
      'saksbehandler',
    ])
  })
})
