import { ConfigError } from '../../platform/base/config.ts'
import { errorCode } from '../../platform/base/errors.ts'

/** Why a server does not listen, as one sentence that says what to do; any other error as it is. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `Cannot start: HOST is ${host}, which is no address of this machine. 127.0.0.1 is this machine alone, 0.0.0.0 all of its addresses.`,
      )
    case 'EACCES':
      return new ConfigError(
        `Cannot start: this user may not listen at port ${port}. Set PORT to 1024 or more.`,
      )
    default:
      return error
  }
}
