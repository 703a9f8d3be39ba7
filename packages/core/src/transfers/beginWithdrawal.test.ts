import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld } from '../testing/createWorld.ts'
import { aConnection, anAddress, aTransfer, sepolia } from '../testing/fixtures.ts'
import { beginWithdrawal } from './beginWithdrawal.ts'
import { settleWithdrawal } from './settleWithdrawal.ts'
import { referenceOf, withdrawalOrder } from './withdrawalOrder.ts'

const connection = aConnection({ clientId: 'c', environment: 'sandbox' })

test('a reference fits every institution’s field and names its transfer alone', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      expect(referenceOf(a)).toMatch(/^[0-9a-f]{32}$/)
      expect(referenceOf(a) === referenceOf(b)).toBe(a === b)
    }),
  )
})

test('a network fee that the client pays is not charged, until a further request leaves it to the wallet', async () => {
  const world = createWorld()
  const owner = await world.connect()
  const { id: previewId } = await world.preview(owner)
  const begin = async (isFeePaid: boolean) => {
    const asked = { afterBlock: '1' }
    const begun = await beginWithdrawal(world.ctx, owner.scope, { previewId, connectionId: owner.id, asked, isFeePaid })
    if (begun.kind !== 'begun') throw new Error(begun.kind)
    return begun
  }
  const { transfer, attempt } = await begin(true)
  expect(transfer).toMatchObject({ networkFeeCharged: '0' })
  await settleWithdrawal(world.ctx, transfer, attempt, { kind: 'walletConfirmationRequired' })
  expect((await begin(false)).transfer).not.toHaveProperty('networkFeeCharged')
})

test('an order is the same however far its transfer is', () => {
  const transfer = aTransfer(connection, { addressTag: '7' })
  const order = { symbol: 'USDC', networkId: sepolia, address: anAddress, amount: '12.5', maxDebit: '13', tag: '7' }
  expect(withdrawalOrder(transfer)).toEqual({ ...order, reference: transfer.reference })
  const later = { ...transfer, phase: 'unknown', sequence: 3, hash: '0x1' }
  expect(withdrawalOrder(later)).toEqual(withdrawalOrder(transfer))
  expect(withdrawalOrder(aTransfer(connection))).not.toHaveProperty('tag')
})
