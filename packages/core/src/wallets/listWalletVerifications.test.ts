import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { listWalletVerifications } from './listWalletVerifications.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('proofs are looked for by the spelling in which they are stored', async () => {
  const asked: unknown[] = []
  const listVerifications = async (_: unknown, filter: object) => {
    asked.push(filter)
    return []
  }
  const ctx = partialContext({ store: { wallets: { listVerifications } } })
  await listWalletVerifications(ctx, scope, { address: 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ' })
  expect(asked).toEqual([{ userId: undefined, address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }])
})

test('a list without a user and an address is rejected', async () => {
  await expect(listWalletVerifications(partialContext(), scope, {})).rejects.toMatchObject({ type: 'missingField' })
})
