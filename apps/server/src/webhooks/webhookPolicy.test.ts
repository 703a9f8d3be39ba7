import { findObstacle } from '@rialto/egress'
import { expect, test } from 'vitest'

import { webhookPolicy } from './webhookPolicy.ts'

const nodesOpen = { allowPrivate: ['10.0.0.0/8'] }
const production = { sandbox: undefined, port: 4000, metrics: undefined, databaseUrl: undefined }

test('an address that is open to the installation’s own nodes is closed to clients’ webhooks', async () => {
  const policy = webhookPolicy({ ...production, ...nodesOpen, allowPrivateWebhooks: [] })
  expect(await findObstacle('https://10.1.2.3/hook', policy)).toMatch(/\w/)
})

test('an address that the operator opens for webhooks is open to them', async () => {
  const policy = webhookPolicy({ ...production, allowPrivateWebhooks: ['10.1.0.0/16'] })
  expect(await findObstacle('https://10.1.2.3/hook', policy)).toBeUndefined()
  expect(await findObstacle('https://10.2.2.3/hook', policy)).toMatch(/\w/)
})
