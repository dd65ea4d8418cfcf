import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from './temporary-folder.ts'

export interface ImapServer {
  /** For IMAP_URL. */
  url: string
  /** Lays a mail in the mailbox, as a mail server does. */
  deliver(message: string): void
  close(): Promise<void>
}

const USER = { name: 'svar', password: 'hemmelig', uid: 65534, gid: 65534 }

/** Whether a real IMAP server can be run here: Dovecot, which is installed where that is possible. */
export function hasDovecot(): boolean {
  if (existsSync('/usr/sbin/dovecot')) return process.getuid?.() === 0
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write('Installing Dovecot …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { env, stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'dovecot-imapd'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return existsSync('/usr/sbin/dovecot')
}

/** A real IMAP server on loopback, with one mailbox. */
export async function imapServer(): Promise<ImapServer> {
  const folder = temporaryFolder('imap')
  const maildir = join(folder, 'mail')
  for (const part of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(join(maildir, part), { recursive: true })
    chownSync(join(maildir, part), USER.uid, USER.gid)
  }
  const port = await freePort()
  const users = join(folder, 'users')
  writeFileSync(users, `${USER.name}:{PLAIN}${USER.password}:${USER.uid}:${USER.gid}::${folder}::\n`)
  chmodSync(users, 0o644)
  const settings = join(folder, 'dovecot.conf')
  writeFileSync(settings, configuration({ folder, maildir, users, port }))
  const child = spawn('/usr/sbin/dovecot', ['-F', '-c', settings], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`Dovecot did not start: ${said}`)
    await sleep(50)
  }
  return {
    url: `imap://${USER.name}:${USER.password}@127.0.0.1:${port}/INBOX`,
    deliver(message) {
      const name = `${Date.now()}.${randomUUID()}.test`
      const file = join(maildir, 'new', name)
      writeFileSync(file, message.replace(/\r?\n/g, '\r\n'))
      chownSync(file, USER.uid, USER.gid)
    },
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration({ folder, maildir, users, port }: Record<string, string | number>): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
ssl = no
disable_plaintext_auth = no
listen = 127.0.0.1
mail_location = maildir:${maildir}
first_valid_uid = 1
default_internal_user = nobody
default_internal_group = nogroup
default_login_user = nobody
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = passwd-file
  args = ${users}
}
`
}

async function answers(port: number): Promise<boolean> {
  const { connect } = await import('node:net')
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
    socket.setTimeout(1000, () => {
      socket.destroy()
      resolve(false)
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
