import type { Context } from '@rialto/core'
import { expect, test } from 'vitest'

import { sponsorshipView } from './sponsorshipView.ts'

const ctx = { settings: { paysNetworkFees: true } } as Pick<Context, 'settings'>

test('limits in lamports are shown in SOL, and none as null', () => {
  const limits = { perTransfer: 5_000n, perDay: 1_500_000_000n }
  expect(sponsorshipView(ctx, { limits, used: 0n })).toMatchObject({
    ...{ maximumPerTransfer: 0.000005, maximumPerDay: 1.5, usedInDay: 0 },
  })
  expect(sponsorshipView(ctx, { limits: undefined, used: 1n })).toMatchObject({
    ...{ maximumPerTransfer: null, maximumPerDay: null },
  })
})
