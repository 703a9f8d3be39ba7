import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { createSubClient, maxSubClients } from './createSubClient.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const create = (isAccepted: boolean) =>
  createSubClient(partialContext({ store: { subClients: { insert: async () => isAccepted } } }), scope, {
    businessLegalName: 'Sub GmbH',
    displayName: ' Sub ',
    callbackUrls: [],
  })

test('a sub-client beyond the limit is not created, and the error states the limit', async () => {
  await expect(create(false)).rejects.toMatchObject({
    type: 'badRequest',
    message: expect.stringContaining(`${maxSubClients}`),
  })
  expect(await create(true)).toMatchObject({ displayName: 'Sub' })
})
