import { EgressError } from '@rialto/egress'
import { expect, test } from 'vitest'
import { probeHealth } from './probeHealth.ts'
import { type Canned, cannedEgress } from '../testing/cannedEgress.ts'

const descriptor = { name: 'Bank', probe: { url: 'https://bank.example/time', proof: ['data', 'epoch'] } }
const probe = (answer: Canned) => probeHealth(cannedEgress({ 'GET /time': answer }).egress, descriptor)

test('an institution is up if the response contains the expected text', async () => {
  await expect(probe({ body: { data: { epoch: 0 } } })).resolves.toBeUndefined()
})

test.each<[string, Canned, string]>([
  ['an HTML page', { body: '<html>maintenance</html>' }, 'malformed'],
  ['an empty object', { body: {} }, 'malformed'],
  ['null on the way', { body: { data: null } }, 'malformed'],
  ['a 503', { status: 503, body: { data: { epoch: 1 } } }, 'unavailable'],
  ['no answer', { fail: new EgressError('timeout', 'x', true) }, 'unavailable'],
])('is not content with %s', async (_name, answer, kind) => {
  await expect(probe(answer)).rejects.toMatchObject({ name: 'ConnectorError', kind })
})
