import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { cleanJpeg } from './images/cleanJpeg.ts'
import { cleanPng } from './images/cleanPng.ts'
import { adminCaller, form, managing } from '../testing/adminCaller.ts'
import { chunk, jpeg, marker, png } from '../testing/pictures.ts'

const server = useTestServer()
let call: ReturnType<typeof adminCaller>
let token: string
let id: string
beforeAll(async () => {
  call = adminCaller(server)
  ;({ token } = await managing(server))
  const callbackUrls = ['https://bakery.example/back']
  const body = { businessLegalName: 'Bakery Ltd', displayName: 'Bakery', callbackUrls }
  id = (await call('POST', '/SubClient', { token, body })).body.content.id
})

const upload = (options: object) => call('POST', `/SubClient/${id}/logo`, { token, ...options })
const read = async () => (await call('GET', `/SubClient/${id}`, { token })).body.content
const served = (logoUrl: string) => server.app.inject(new URL(logoUrl).pathname)

describe('a logo', () => {
  test.each([
    ['image/png', 'png', png(chunk('eXIf', Buffer.from('GPS'))), 'evil.html'],
    ['image/jpeg', 'jpg', jpeg(marker(0xe1, Buffer.from('Exif\0\0GPS'))), 'logo.png'],
  ] as const)('is served as %s, cleaned, whatever it was called', async (type, ending, file, name) => {
    const { status, body } = await upload(form(['logoFile', file, name]))
    expect(status).toBe(200)
    const { logoUrl } = body.content
    expect(logoUrl).toMatch(new RegExp(`^${server.ctx.settings.linkOrigin}/assets/logos/[0-9a-f]{64}\\.${ending}$`))
    expect((await read()).logoUrl).toBe(logoUrl)
    const answer = await served(logoUrl)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(answer.rawPayload).toEqual(ending === 'png' ? await cleanPng(png()) : cleanJpeg(jpeg()))
    expect(answer.rawPayload.includes('GPS')).toBe(false)
    const other = await served(logoUrl.replace(/\w+$/, ending === 'png' ? 'jpg' : 'png'))
    expect(other.statusCode).toBe(404)
  })

  test('each upload has a new address, and the old address stops working', async () => {
    const first = (await upload(form(['logoFile', png(), 'a.png']))).body.content.logoUrl
    const second = (await upload(form(['LogoFile', png(), 'a.png']))).body.content.logoUrl
    expect(second).not.toBe(first)
    expect((await served(first)).statusCode).toBe(404)
    expect((await served(second)).statusCode).toBe(200)
  })

  test('one of several concurrent uploads stays, and the others leave no file', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(form(['logoFile', png(), 'a.png']))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const urls = answers.map(({ body }) => body.content.logoUrl)
    expect(urls).toContain((await read()).logoUrl)
    const found = await Promise.all(urls.map(async url => (await served(url)).statusCode))
    expect(found.filter(status => status === 200)).toHaveLength(1)
  })

  test('a logo is removed, and a second removal has no effect', async () => {
    const { logoUrl } = (await upload(form(['logoFile', png(), 'a.png']))).body.content
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await call('DELETE', `/SubClient/${id}/logo`, { token })
      expect(status).toBe(200)
      expect(body).not.toHaveProperty('content')
    }
    expect(await read()).not.toHaveProperty('logoUrl')
    expect((await served(logoUrl)).statusCode).toBe(404)
  })

  test.each([
    'x',
    '../../etc/passwd',
    `${'a'.repeat(64)}.png`,
    `${'a'.repeat(64)}.svg`,
    `${'A'.repeat(64)}.png`,
    '%00.png',
  ])('is not at /assets/logos/%s', async file => {
    expect((await server.app.inject(`/assets/logos/${encodeURIComponent(file)}`)).statusCode).toBe(404)
  })
})

describe('415 and the logo stays for', () => {
  test.each<[string, () => object, RegExp]>([
    ['SVG', () => form(['logoFile', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png']), /neither PNG nor JPEG/],
    ['HTML', () => form(['logoFile', '<!doctype html>', 'a.png']), /neither PNG nor JPEG/],
    ['an empty file', () => form(['logoFile', '', 'a.png']), /neither PNG nor JPEG/],
    ['a cut picture', () => form(['logoFile', png().subarray(0, -4), 'a.png']), /is truncated/],
    ['more than 5 MB', () => form(['logoFile', Buffer.alloc(5 * 1024 * 1024 + 1), 'a.png']), /larger than 5 MB/],
    ['more than we read', () => form(['logoFile', Buffer.alloc(6 * 1024 * 1024), 'a.png']), /larger than 5 MB/],
    ['JSON', () => ({ body: { logoFile: 'x' } }), /multipart/],
    ['a bare picture', () => ({ body: png(), headers: { 'content-type': 'image/png' } }), /multipart/],
    ['nothing', () => ({}), /multipart/],
  ])('%s', async (_, options, why) => {
    const { logoUrl } = (await upload(form(['logoFile', png(), 'a.png']))).body.content
    const { status, body } = await upload(options())
    expect({ status, type: body.errorType, word: body.status }).toEqual({
      status: 415,
      type: 'unsupportedFile',
      word: 'badRequest',
    })
    expect(body.message).toMatch(/^logoFile: /)
    expect(body.message).toMatch(why)
    expect((await read()).logoUrl).toBe(logoUrl)
  })
})

describe('400 for', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
  test.each<[string, string, object]>([
    ['no file', 'missingField', form(['other', png(), 'a.png'])],
    ['a text in place of the file', 'invalidField', form(['logoFile', 'text'])],
    ['two files', 'invalidField', form(['logoFile', png(), 'a.png'], ['logoFile', png(), 'b.png'])],
    [
      'a body that ends too early',
      'badRequest',
      { body: form(['logoFile', png(), 'a.png']).body.subarray(0, -9), headers: form().headers },
    ],
    [
      'more parts than an upload needs',
      'badRequest',
      form(...Array.from({ length: 21 }, () => ['x', 'y'] as [string, string])),
    ],
    ['no boundary', 'badRequest', { body: 'x', headers: { 'content-type': 'multipart/form-data; charset=x' } }],
    ['an empty body', 'badRequest', { body: '', headers: boundary }],
    ['another boundary', 'badRequest', { body: form(['logoFile', png(), 'a.png']).body, headers: boundary }],
  ])('%s', async (_, errorType, options) => {
    const { status, body } = await upload(options)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
  })
})

test('up to twenty parts are accepted, and other fields are ignored', async () => {
  const more = Array.from({ length: 19 }, () => ['x', 'y'] as [string, string])
  expect((await upload(form(...more, ['logoFile', png(), 'a.png']))).status).toBe(200)
})

test('the large body is this route’s alone', async () => {
  const body = { businessLegalName: 'x'.repeat(70_000), displayName: 'x' }
  expect((await call('POST', '/SubClient', { token, body })).status).toBe(413)
  const { status } = await call('POST', '/SubClient', { token, ...form(['logoFile', png(), 'a.png']) })
  expect(status).toBe(415)
})

test('nothing of the body is read before the token is checked', async () => {
  const { status, text } = await call(
    'POST',
    `/SubClient/${id}/logo`,
    form(['logoFile', Buffer.alloc(6_000_000), 'a.png']),
  )
  expect({ status, text }).toEqual({ status: 401, text: '' })
})
