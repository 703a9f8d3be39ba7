import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { setSponsorship } from './setSponsorship.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('without an account that pays fees, no limit is stored', async () => {
  const ctx = partialContext()
  const setting = setSponsorship({ ...ctx, settings: { ...ctx.settings, paysNetworkFees: false } }, scope, {
    maximumPerTransfer: '1',
    maximumPerDay: '1',
  })
  await expect(setting).rejects.toMatchObject({
    type: 'conflict',
    message: expect.stringContaining('RIALTO_SOLANA_SPONSOR_KEY'),
  })
})
