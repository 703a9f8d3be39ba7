import { describe, expect, test } from 'vitest'

import { createEgress } from './createEgress.ts'
import { EgressError } from './egress.ts'
import { target } from './target.ts'

const policy = { hosts: new Set(['api.example.com']), userAgent: 'test/1' }

const fails = (url: string, over: object = {}): EgressError => {
  try {
    target(url, { ...policy, ...over })
  } catch (error) {
    if (error instanceof EgressError) return error
    throw error
  }
  throw new Error(`let ${url} pass`)
}

describe('a host list', () => {
  test('the exact host is accepted, in any case, with or without the trailing dot', () => {
    for (const host of ['api.example.com', 'API.Example.COM', 'api.example.com.'])
      expect(target(`https://${host}/a?b=c#d`, policy)).toEqual({
        origin: 'https://api.example.com',
        path: '/a?b=c',
        host: 'api.example.com',
        routed: false,
      })
  })

  test.each([
    'https://example.com/',
    'https://evil-api.example.com/',
    'https://api.example.com.evil.test/',
    'https://api.example.comevil.test/',
    'https://evil.test/api.example.com',
    'https://evil.test/?https://api.example.com/',
    'https://evil.test#https://api.example.com/',
    'https://api.example.com@evil.test/',
    'https://api.example.com:443@evil.test/',
    'https://api.example.com%2eevil.test/',
    'https://evil.test\\@api.example.com/',
    'https:\\\\evil.test/',
    'https://user@api.example.com/',
    'https://user:pass@api.example.com/',
    'https://:pass@api.example.com/',
    'https://api.example.com:8443/',
    'https://api.example.com:80/',
    'https://api.example.com:22/',
    'https://api.example.com:0/',
    'http://api.example.com/',
    'http://api.example.com:443/',
    'ftp://api.example.com/',
    'file:///etc/passwd',
    'file://api.example.com/etc/passwd',
    'gopher://api.example.com/',
    'ws://api.example.com/',
    'wss://api.example.com/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'blob:https://api.example.com/1',
    'https://',
    'https:///',
    '//api.example.com/',
    'api.example.com',
    '',
    ' https://api.example.com/',
    'https://api.example.com/ ',
    'https://api.exa\tmple.com/',
    'https://api.example.com/\r\nHost: evil.test',
    'https://api.example.com/\u0000',
    'https://api.example.com..',
    'https://аpi.example.com/',
    'https://api。evil。test/',
    'https://api.example.com:99999/',
    'https://[api.example.com]/',
    `https://api.example.com/${'a'.repeat(9000)}`,
  ])('refuses %j', url => {
    const error = fails(url)
    expect([error.kind, error.maybeSent]).toEqual(['denied', false])
    expect(error.message).not.toContain('pass@')
  })

  test('http is accepted if the policy allows it, on its own port only', () => {
    expect(target('http://api.example.com/', { ...policy, allowHttp: true }).origin).toBe('http://api.example.com')
    fails('http://api.example.com:8080/', { allowHttp: true })
  })
})

describe('a route', () => {
  const routes = new Map([['api.example.com', 'http://127.0.0.1:4567']])

  test('a route replaces the origin and keeps the host, for any scheme and port of the URL', () => {
    for (const url of ['https://api.example.com/x', 'http://api.example.com/x', 'https://API.example.com/x'])
      expect(target(url, { ...policy, routes })).toEqual({
        origin: 'http://127.0.0.1:4567',
        path: '/x',
        host: 'api.example.com',
        routed: true,
      })
    expect(target('https://api.example.com:9443/x', { ...policy, routes }).host).toBe('api.example.com:9443')
  })

  test('a route applies to exactly its host', () => {
    fails('https://www.api.example.com/', { routes })
    fails('https://u:p@api.example.com/', { routes })
    fails('ftp://api.example.com/', { routes })
  })
})

describe('any public host', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://0.0.0.0/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://100.64.0.1/',
    'http://192.0.0.1/',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::ffff:0:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://[3fff::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
    'http://[4000::1]/',
    'http://[5f00::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://internal/',
    'http://8.8.8.8:6379/',
    'http://8.8.8.8:443/',
    'https://8.8.8.8:80/',
  ])('refuses %s', async url => {
    const resolve = async () => ['127.0.0.1']
    const egress = createEgress({ hosts: 'anyPublic', allowHttp: true, userAgent: 'test/1', resolve })
    await expect(egress.request({ method: 'POST', url })).rejects.toMatchObject({ kind: 'denied', maybeSent: false })
    await egress.close()
  })
})
