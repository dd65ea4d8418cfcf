import { isEmail } from '../../domain/contact/contact-details.ts'
import { allRoles } from '../../domain/people/staff-roles.ts'
import { linkHours } from '../../features/sign-in/server/password-links.ts'
import { invite } from '../../features/team/server/team.ts'
import { defineCommand, say, UsageError, withSite } from './command.ts'

export const createUserCommand = defineCommand({
  name: 'create-user',
  usage: 'EMAIL "NAME" [ROLE]',
  summary: `Makes an account for a staff member, and prints the link to choose a password. ROLE is ${allRoles.join(', ')}.`,
  options: {},
  positionals: { min: 2, max: 3 },
  async run(_, [email = '', name = '', givenRole = 'administrator']) {
    if (!isEmail(email)) throw new UsageError(`${email} is not an email address.`)
    if (!name.trim()) throw new UsageError('NAME is empty.')
    const role = allRoles.find((each) => each === givenRole)
    if (!role) throw new UsageError(`ROLE is one of ${allRoles.join(', ')}.`)
    const { link } = await withSite(({ database, secret, config }) =>
      invite({ database, secret, publicUrl: config.PUBLIC_URL }, { email, name, role, by: null }),
    )
    say(`Made an account for ${name}. Choose a password within ${linkHours['invitation-to-staff']} hours at`)
    say(link)
    return 0
  },
})
