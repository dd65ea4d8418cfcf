import { everyRole, type StaffRole } from '../../content/staff-roles.ts'
import { isEmail } from '../../domain/contact-details.ts'
import { openQueue } from '../jobs/open-queue.ts'
import { createAuth } from '../staff/auth.ts'
import { linkHours } from '../staff/passwords.ts'
import { invite } from '../staff/team.ts'
import { type Command, complain, say } from './command.ts'
import { withSite } from './with-site.ts'

export const createUserCommand: Command = {
  name: 'create-user',
  usage: 'EMAIL NAME [ROLE]',
  summary: `Makes an account for somebody who works here, and prints the link to choose a password. ROLE is ${everyRole.join(', ')}.`,
  async run(args) {
    const [email = '', name = '', role = 'administrator', ...rest] = args
    if (!isEmail(email) || !name.trim() || !everyRole.includes(role as StaffRole) || rest.length > 0) {
      complain(`Usage: npm run husvaer -- create-user EMAIL "NAME" [${everyRole.join('|')}]`)
      return 2
    }
    const { link } = await withSite(async ({ database, secret, config, log }) => {
      const queue = await openQueue(database, log)
      const auth = createAuth({ database, secret, publicUrl: config.PUBLIC_URL, log })
      const desk = { auth, database, secret, queue, publicUrl: config.PUBLIC_URL }
      return invite(desk, { email, name, role: role as StaffRole, by: null }).finally(queue.close)
    })
    say(`Made an account for ${name}. Choose a password within ${linkHours['invitation-to-staff']} hours at`)
    say(link)
    return 0
  },
}
