import { randomBytes } from 'node:crypto'
import type { WithdrawalOrder } from '@rialto/core'
import type { Sandbox } from '../../../testing/startSandbox.ts'

/** Personas whose orders have to reach the money call. */
const withBook = [
  'mfaTotp',
  'Mesh',
  'MeshUSDC',
  'readOnlyKey',
  'restrictedRegion',
  'emailConfirm',
  'kycMissing',
  'travelRule',
]
const maxOrders = 80

/** Paths for the suite's faults and counts, for both kinds of keys. */
export const krakenPaths = {
  readPath: '/0/private/BalanceEx',
  readMethod: 'POST',
  moneyPath: async () => '/0/private/Withdraw',
  historyPath: async () => '/0/private/WithdrawStatus',
} as const

/** Kraken keeps no reference of ours, so each order goes to a separate address, which the accounts have saved. */
export const openAddressBook = async (sandbox: Sandbox) => {
  const addresses = Array.from({ length: maxOrders }, () => `0x${randomBytes(20).toString('hex')}`)
  for (const persona of withBook) {
    await sandbox.control('POST', 'kraken/addresses', { persona, symbol: 'USDC', network: 'Ethereum', addresses })
  }
  const addressOf = new Map<string, string>()
  return {
    order: (): WithdrawalOrder => {
      const address = addresses[addressOf.size]
      if (address === undefined) throw new Error('Every saved address has been used')
      const made = { ...sandbox.order(), address }
      addressOf.set(made.reference, address)
      return made
    },
    created: (reference: string): number =>
      sandbox.institutions.ledger
        .withdrawals({ institution: 'kraken' })
        .filter(({ address }) => address === addressOf.get(reference)).length,
  }
}
