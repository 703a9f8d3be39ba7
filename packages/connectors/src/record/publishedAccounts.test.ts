import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Egress, EgressError } from '@rialto/egress'
import { expect, test } from 'vitest'

import { recordAccount } from './recordAccount.ts'
import { type Recording, nameOf } from './recording.ts'
import { recordingEntry } from './recordingEntry.ts'

/** An institution that answers with the published replies, as often as it is asked. */
const institutionOf = async ({ type, steps, credentials }: Recording): Promise<Egress> => {
  const replies = new Map(steps.flatMap(({ exchanges }) => exchanges.map(one => [one.request, one] as const)))
  const sign = await recordingEntry(type).signReply?.()
  const request: Egress['request'] = async requested => {
    const reply = replies.get(nameOf(requested))
    if (!reply) throw new EgressError('denied', nameOf(requested), false)
    const headers = { 'content-type': 'application/json' }
    const { status, text } = reply
    return { status, text, headers: { ...headers, ...sign?.(credentials, requested, { headers, text }) } }
  }
  const fetch: Egress['fetch'] = async (url, init) => {
    const { status, text, headers } = await request({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: String(url),
    })
    return new Response(text, { status, headers: { ...headers } })
  }
  return { request, fetch, close: async () => undefined }
}

const exchanges = join(import.meta.dirname, '../exchanges')
const files = readdirSync(exchanges, { recursive: true, encoding: 'utf8' }).filter(path =>
  path.endsWith('testing/published.json'),
)

test.each(files)('a recording of an account with the replies of %s gives the same results', async file => {
  const published: Recording = JSON.parse(readFileSync(join(exchanges, file), 'utf8'))
  const { recording, differences } = await recordAccount({
    entry: recordingEntry(published.type),
    egress: await institutionOf(published),
    clock: { nowMs: () => published.atMs, sleep: async () => undefined },
    environment: 'production',
    oauth: { clientId: 'client', clientSecret: 'secret' },
    credentials: published.credentials,
  })
  expect(differences).toEqual([])
  expect(recording.steps.length).toBeGreaterThan(2)
})
