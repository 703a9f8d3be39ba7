import fc, { type Arbitrary } from 'fast-check'

import { form } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { jpeg, png } from '../../apps/server/src/http/routes/admin/testing/pictures.ts'
import { fromSchema, type KnownValues } from './fromSchema.ts'
import { mutateValue, mutations } from './mutateValue.ts'
import { toText } from './adversarialValues.ts'
import type { Target } from './target.ts'

export interface WireRequest {
  url: string
  body: Buffer | undefined
  contentType: string
  caller: 'own' | 'stranger' | 'nobody' | 'garbage'
}

/** Requests for one operation: valid ones, ones with wrong values, and ones that are wrong as bytes. */
export const wireRequest = (target: Target, known: KnownValues): Arbitrary<WireRequest> =>
  fc
    .record({
      params: valueOf(target.params, known),
      query: valueOf(target.query, known),
      queryInBody: target.takesQueryInBody ? fc.boolean() : fc.constant(false),
      body: valueOf(target.body, known),
      bytes: fc.oneof(
        { weight: 6, arbitrary: fc.constant(asIs) },
        { weight: 1, arbitrary: fc.constantFrom(...spoilers) },
      ),
      contentType: fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
      ),
      caller: fc.oneof(
        { weight: 20, arbitrary: fc.constant('own' as const) },
        { weight: 1, arbitrary: fc.constantFrom('stranger' as const, 'nobody' as const, 'garbage' as const) },
      ),
      upload: target.file === undefined ? fc.constant(undefined) : fc.option(upload(target.file), { nil: undefined }),
      suffix: fc.oneof(
        { weight: 30, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom(...suffixes) },
      ),
    })
    .map(({ params, query, queryInBody, body, bytes, contentType, caller, upload: file, suffix }) => {
      const sent = queryInBody ? query : body
      return {
        url: fillPath(target.path, params) + (queryInBody ? '' : queryText(query)) + suffix,
        body: file ? file.body : sent === undefined ? undefined : bytes(toText(sent)),
        contentType: file ? file.headers['content-type'] : contentType,
        caller,
      }
    })

const valueOf = (schema: Target['body'], known: KnownValues): Arbitrary<unknown> => {
  if (!schema) return fc.constant(undefined)
  const valid = fromSchema(schema, known)
  const changed = fc.tuple(valid, mutations).map(([value, changes]) => mutateValue(value, changes))
  return fc.oneof({ weight: 2, arbitrary: valid }, { weight: 3, arbitrary: changed })
}

/** A form with files that are pictures, resemble pictures, or neither. */
const upload = (name: string) =>
  fc
    .record({
      name: fc.oneof(
        { weight: 4, arbitrary: fc.constant(name) },
        { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
      ),
      keep: fc.integer({ min: 0, max: 100 }),
      picture: fc.constantFrom(png(), jpeg()),
      noise: fc.uint8Array({ maxLength: 200 }),
      fileName: fc.constantFrom('logo.png', '../../logo.png', 'x'.repeat(2_000), '', '\u0000'),
    })
    .map(({ name: sent, keep, picture, noise, fileName }) => {
      const whole = picture.subarray(0, Math.ceil((picture.length * keep) / 100))
      return form([sent, Buffer.concat([whole, noise]), fileName])
    })

const contentTypes = [
  '',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/json',
  'application/vnd.api+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  '/',
  ';;;',
]

const suffixes = ['/', '?', '?&&==&', '?__proto__[a]=1', '?%ff=%00', '&Id[]=&Id[a]=b', ';a=b']

const asIs = (text: string): Buffer => Buffer.from(text)

/** Bytes that are not the JSON they look like. */
const spoilers: readonly ((text: string) => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from('null'),
  () => Buffer.from('"'),
  () => Buffer.from('[]'),
  () => Buffer.from('\u0000'),
  text => Buffer.from(text.slice(0, -1)),
  text => Buffer.from(`\ufeff${text}`),
  text => Buffer.from(`${text}${text}`),
  text => Buffer.from(text, 'utf16le'),
  text => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from(text.slice(-2))]),
  // The same name twice: the last one counts, nowhere two different ones.
  text => Buffer.from(text.startsWith('{"') ? `{"type":1,"Type":"x",${text.slice(1)}` : `{"a":1,"a":2}`),
  text => Buffer.from(text.startsWith('{"') ? `${text.slice(0, -1)},"type":"coinbase","type":null}` : '{}'),
  text => Buffer.from(text.replaceAll('"', "'")),
  text => Buffer.from(' '.repeat(70_000) + text),
  () => Buffer.from('['.repeat(60_000)),
  () => Buffer.from(`{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`),
]

/** Percent-encoded by bytes: half a surrogate pair goes out as the replacement character, as browsers send it. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString())

const written = (value: unknown): string =>
  (typeof value === 'string' ? value : toText(value)).replaceAll('§', '').slice(0, 6_000)

const fillPath = (path: string, params: unknown): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = written((params as Record<string, unknown> | null | undefined)?.[name] ?? 'x')
    return encode(value) || 'x'
  })

const maxQuery = 12_000

const queryText = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : `?${encode(written(query))}`
  let text = ''
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value.slice(0, 150) : [value]) {
      // Values beyond the limit are not written: a few large values in a list took minutes.
      if (text.length > maxQuery) break
      text += `${text === '' ? '?' : '&'}${encode(name)}=${encode(written(item).slice(0, 3_000))}`
    }
  return text.slice(0, maxQuery)
}
