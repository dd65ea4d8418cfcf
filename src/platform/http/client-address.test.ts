import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readConfig } from '../base/config.ts'
import { clientAddressReader, countedAddressReader, parseAddress, warnOfProxies } from './client-address.ts'

/** What a request counts as that comes from `peer` with these entries of X-Forwarded-For. */
function counted(trusted: string, peer: string | undefined, forwarded?: string): string {
  const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: trusted })
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = { socket: { remoteAddress: peer }, headers }
  return clientAddressReader(TRUSTED_PROXIES)(request)
}

describe('parseAddress', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1:51234 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
    ['"[2001:db8::1]"', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
  ])('reads %s as %s', (written, text) => {
    expect(parseAddress(written)?.text).toBe(text)
  })

  test.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.1:',
    '192.0.2.1:x',
    '1.2.3.4.5',
    '[1.2.3.4',
    '2001:db8::1:443:x',
    '::1::2',
    '0x7f.1',
  ])('refuses %j', (written) => {
    expect(parseAddress(written)).toBeNull()
  })

  test('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        expect(parseAddress(text)).not.toBeNull()
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void parseAddress(text)))
  })
})

describe('a request is counted by', () => {
  test('the address of its connection, whatever its headers claim', () => {
    expect(counted('', '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
    expect(counted('', '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
    expect(counted('', '::ffff:127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
    expect(counted('', undefined)).toBe('unknown')
  })

  test('its /64 where it comes over IPv6', () => {
    const first = counted('', '2001:db8:1:2:aaaa::1')
    expect(counted('', '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(first)
    expect(counted('', '2001:db8:1:3::1')).not.toBe(first)
  })

  test('the last address that no trusted proxy has', () => {
    expect(counted('loopback', '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(counted('loopback', '::1', '198.51.100.1:4711')).toBe('198.51.100.1')
    expect(counted('loopback', '127.0.0.1', '203.0.113.9, 198.51.100.1')).toBe('198.51.100.1')
    expect(counted('loopback, 10.0.0.0/8', '127.0.0.1', '203.0.113.9, 198.51.100.1, 10.1.2.3')).toBe(
      '198.51.100.1',
    )
    expect(counted('2001:db8::/32', '2001:db8::5', '[2001:db9:1:2::7]:99')).toBe(
      counted('', '2001:db9:1:2::1'),
    )
  })

  test('the proxy itself where its header has no address', () => {
    for (const forwarded of ['', 'unknown', 'x, ', ','])
      expect(counted('loopback', '127.0.0.1', forwarded)).toBe('127.0.0.1')
    expect(counted('loopback', '127.0.0.1')).toBe('127.0.0.1')
  })
})

test('clients on this machine itself are not counted where only remote ones are', () => {
  const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: 'loopback' })
  const count = (limits: 'on' | 'remote' | 'off', peer: string, forwarded?: string) => {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
    const request = { socket: { remoteAddress: peer }, headers }
    return countedAddressReader(limits, TRUSTED_PROXIES)(request)
  }
  for (const peer of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) {
    expect(count('on', peer)).not.toBeNull()
    expect(count('remote', peer)).toBeNull()
    expect(count('remote', peer, '192.0.2.1')).toBe('192.0.2.1')
    expect(count('off', peer, '192.0.2.1')).toBeNull()
  }
})

test.each([
  ['', 1],
  ['10.0.0.0/8', 0],
])('a proxy that is not trusted is in the log once (TRUSTED_PROXIES=%s)', (trusted, warnings) => {
  const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: trusted })
  const warn = vi.fn()
  const read = warnOfProxies(() => 'counted', TRUSTED_PROXIES, { warn })
  const ask = (headers: Record<string, string>) => read({ socket: {}, headers })
  expect(ask({})).toBe('counted')
  expect(warn).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i += 1) expect(ask({ 'x-forwarded-for': '192.0.2.1' })).toBe('counted')
  expect(warn).toHaveBeenCalledTimes(warnings)
})

test.each(['10.0.0.0/33', 'proxy.example', '::1/129', '10.0.0.0/x', '/8'])(
  'the setting refuses %s',
  (trusted) => {
    expect(() => readConfig({ TRUSTED_PROXIES: trusted })).toThrow(
      `Cannot start: TRUSTED_PROXIES has ${trusted}, which is neither an address nor a network.`,
    )
  },
)
