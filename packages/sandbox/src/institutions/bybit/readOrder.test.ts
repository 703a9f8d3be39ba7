import { expect, test } from 'vitest'
import { openBybit } from '../testing/openBybit.ts'

const { as, CREATE, order } = openBybit()

test.each([
  [{ amount: '10001' }, 131212],
  [{ amount: '0.5' }, 131096],
  [{ amount: '20000000' }, 131096],
  [{ amount: '1.0000001' }, 131002],
  [{ amount: '-1' }, 131002],
  [{ address: '0x12' }, 131002],
  [{ coin: 'NOPE' }, 131002],
  [{ chain: 'TRX' }, 131002],
  [{ chain: 'SOL' }, 131097],
  [{ coin: '' }, 131002],
  [{ accountType: 'SPOT' }, 131002],
  [{ requestId: 'with-hyphen' }, 131002],
  [{ timestamp: 1 }, 131002],
  [{ forceChain: 2 }, 131077],
])('refuses %j with %i', async (change, code) => {
  expect((await as('MeshUSDC').post(CREATE, order(change))).body.retCode).toBe(code)
})
