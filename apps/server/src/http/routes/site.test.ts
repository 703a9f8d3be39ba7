import { expect, test } from 'vitest'

import { useTestServer } from '../../testing/useTestServer.ts'

const server = useTestServer()

const get = (url: string) => server.app.inject({ method: 'GET', url })

test('probes answer without a key', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('the root leads to the reference', async () => {
  const { statusCode, headers } = await get('/')
  expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/docs' })
})

test('the overview lists every operation, without a script in the page', async () => {
  const { body, headers } = await get('/docs')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('/api/v1/transfers/managed/execute')
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/docs/theme.js">'])
  expect((await get('/docs/docs.css')).statusCode).toBe(200)
})

test('icons may be shown on any page and kept for a day', async () => {
  const { statusCode, headers, body } = await get('/assets/icons/usdc.svg')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' })
  expect(body).toMatch(/^<svg/)
})

test.each(['nothing.svg', '__proto__.svg', 'constructor.svg', 'toString', '..%2f..%2fpackage.json'])(
  'no icon is called %s',
  async file => {
    const { statusCode, body } = await get(`/assets/icons/${file}`)
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ status: 'notFound' })
  },
)

test('pages and the API use no device of the browser’s', async () => {
  for (const url of ['/link', '/healthz', '/api/v1/integrations'])
    expect((await get(url)).headers['permissions-policy']).toContain('camera=()')
})
