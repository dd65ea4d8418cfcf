import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { messageOf } from './errors.ts'

test('defaults to port 3000 with the data in ./data', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    PUBLIC_KEY: 'husvaer-public',
  })
})

test('treats an empty value as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
})

test.each([
  [{}, 'on'],
  [{ DATABASE_URL: 'postgres://localhost/a' }, 'off'],
  [{ DATABASE_URL: 'postgres://localhost/a', DEMO: '' }, 'off'],
  [{ DATABASE_URL: 'postgres://localhost/a', DEMO: 'on' }, 'on'],
  [{ DEMO: 'off' }, 'off'],
])('with %o an empty database is filled with the demo: %s', (environment, demo) => {
  expect(readConfig(environment).DEMO).toBe(demo)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ PUBLIC_URL: 'husvaer.no' }, 'PUBLIC_URL must be an address'],
  [{ PUBLIC_URL: 'https://husvaer.no/utleie' }, 'PUBLIC_URL must be an address without a path'],
  [{ PUBLIC_URL: 'https://kari:passord@husvaer.no' }, 'PUBLIC_URL must be an address without a path'],
  [{ PUBLIC_URL: 'https://husvaer.no/?a=b' }, 'PUBLIC_URL must be an address without a path'],
  [{ IMAGE_HOSTS: 'a.no, https://b.no' }, 'IMAGE_HOSTS has https://b.no, which is no host name'],
  [{ IMAGE_HOSTS: 'b.no/bilder' }, 'IMAGE_HOSTS has b.no/bilder, which is no host name'],
  [{ DATABASE_URL: 'mysql://localhost/a' }, 'DATABASE_URL must be an address that starts with postgres://'],
  [{ SMTP_URL: 'localhost' }, 'SMTP_URL must be an address'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 characters'],
  [{ FINN_ORG_ID: 'x1' }, 'FINN_ORG_ID must be a number'],
  [{ FINN_API_KEY: 'k' }, 'FINN_API_KEY needs FINN_ORG_ID'],
  [{ MAP_TILES_URL: 'https://kart.example/{z}/{x}.png' }, 'MAP_TILES_URL must have {z}, {x} and {y} in it'],
  [{ MAP_TILES_URL: 'https://{x}.kart.example/{z}/{y}.png' }, 'MAP_TILES_URL must name one host'],
  [{ MAP_TILES_URL: 'file:///{z}/{x}/{y}' }, 'MAP_TILES_URL must be an address that starts with http'],
  [{ MAP_TILES_CACHE_MB: '0' }, 'MAP_TILES_CACHE_MB must be a number of megabytes'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('%o stops the start with one clear line', (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem)
  try {
    readConfig(environment)
  } catch (error) {
    expect(messageOf(error)).toMatch(/^Cannot start: [^\n]+\.$/)
  }
})
