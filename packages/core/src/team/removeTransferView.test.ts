import { expect, test } from 'vitest'

import { memberContext } from '../testing/memberContext.ts'
import { removeTransferView } from './removeTransferView.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const by = { memberId: 'anna', isOwner: false }

test('a view is removed by its id in any case, with the member for whom the store decides', async () => {
  const asked: unknown[] = []
  const { ctx } = memberContext({ transferViews: { remove: async (...input) => asked.push(input) > 0 } })
  await removeTransferView(ctx, scope, { id: id.toUpperCase(), ...by })
  expect(asked).toEqual([[scope, id, by]])
})

test('an id of another form is not found without a query', async () => {
  await expect(removeTransferView(memberContext().ctx, scope, { id: 'view', ...by })).rejects.toMatchObject({
    type: 'notFound',
  })
})
