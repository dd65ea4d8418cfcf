import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** What the database stores of a session's token. No cookie can be made from it. */
export function hashSessionToken(secret: SecretKey, token: string): string {
  return secret.sign('staff-sessions', token).toString('base64url')
}

/**
 * A database adapter that stores hashes of session tokens. better-auth (1.7.6) stores the tokens themselves, and
 * SECRET_KEY alone would stand between a leaked database and every open session. Rows that better-auth asks for by
 * token are returned with that token; all others are returned with the hash.
 */
export function hashSessions(
  adapter: DBAdapter<BetterAuthOptions>,
  secret: SecretKey,
): DBAdapter<BetterAuthOptions> {
  return {
    ...adapter,
    ...hashing(adapter, secret),
    transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...hashing(inner, secret) })),
  }
}

type Hashing = Omit<DBTransactionAdapter<BetterAuthOptions>, 'id' | 'createSchema' | 'options'>

function hashing(adapter: DBTransactionAdapter<BetterAuthOptions>, secret: SecretKey): Hashing {
  /** The query with hashes in place of tokens, and what returns the tokens to its rows. */
  const hashed = <Q extends { model: string; where?: Where[] | undefined }>(query: Q) => {
    const tokens = new Map<unknown, string>()
    const hash = (token: string) => {
      const value = hashSessionToken(secret, token)
      tokens.set(value, token)
      return value
    }
    const hashWhere = (condition: Where): Where => {
      if (condition.field !== 'token') return condition
      const { value } = condition
      if (typeof value === 'string') return { ...condition, value: hash(value) }
      return Array.isArray(value)
        ? { ...condition, value: value.map((each) => hash(String(each))) }
        : condition
    }
    const isSession = query.model === 'session'
    const restore = <T>(row: T): T => {
      if (!row || typeof row !== 'object' || !('token' in row)) return row
      const token = tokens.get(row.token)
      return token ? { ...row, token } : row
    }
    return {
      query: isSession && query.where ? { ...query, where: query.where.map(hashWhere) } : query,
      values: <V extends object>(values: V): V =>
        isSession && 'token' in values && typeof values.token === 'string'
          ? { ...values, token: hash(values.token) }
          : values,
      restore,
    }
  }
  return {
    async create(request) {
      const { values, restore } = hashed({ model: request.model })
      return restore(await adapter.create({ ...request, data: values(request.data) }))
    },
    async findOne(request) {
      const { query, restore } = hashed(request)
      return restore(await adapter.findOne(query))
    },
    async findMany<T>(request: Parameters<typeof adapter.findMany>[0]) {
      const { query, restore } = hashed(request)
      return (await adapter.findMany<T>(query)).map(restore)
    },
    async update(request) {
      const { query, values, restore } = hashed(request)
      return restore(await adapter.update({ ...query, update: values(request.update) }))
    },
    updateMany(request) {
      const { query, values } = hashed(request)
      return adapter.updateMany({ ...query, update: values(request.update) })
    },
    async consumeOne(request) {
      const { query, restore } = hashed(request)
      return restore(await adapter.consumeOne(query))
    },
    async incrementOne(request) {
      const { query, restore } = hashed(request)
      return restore(await adapter.incrementOne(query))
    },
    count: (request) => adapter.count(hashed(request).query),
    delete: (request) => adapter.delete(hashed(request).query),
    deleteMany: (request) => adapter.deleteMany(hashed(request).query),
  }
}
