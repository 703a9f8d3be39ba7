import { randomBytes } from 'node:crypto'
import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { createKrakenConnector } from '../createKrakenConnector.ts'
import { krakenHost } from '../descriptor.ts'

const owner = 'mfaTotp'
/** Those whose orders are to come as far as the money call. */
const withBook = [owner, 'Mesh', 'readOnlyKey', 'restrictedRegion', 'emailConfirm', 'kycMissing', 'travelRule']
const mostOrders = 80

export const startKrakenSubject = async () => {
  const sandbox = await startSandbox()
  const connector = createKrakenConnector({ ...sandbox, environment: 'sandbox' })
  const addresses = Array.from({ length: mostOrders }, () => `0x${randomBytes(20).toString('hex')}`)
  for (const persona of withBook) {
    await sandbox.control('POST', 'kraken/addresses', { persona, symbol: 'USDC', network: 'Ethereum', addresses })
  }
  // Kraken keeps no reference of ours: each order has an address of its own, which the account has saved.
  const addressOf = new Map<string, string>()
  const order = () => {
    const address = addresses[addressOf.size]
    if (address === undefined) throw new Error('Every saved address has been used')
    const made = { ...sandbox.order(), address }
    addressOf.set(made.reference, address)
    return made
  }
  return createKeySubject(sandbox, connector, {
    institution: 'kraken',
    host: krakenHost,
    owner,
    order,
    code: '123456',
    readPath: '/0/private/BalanceEx',
    readMethod: 'POST',
    moneyPath: async () => '/0/private/Withdraw',
    historyPath: async () => '/0/private/WithdrawStatus',
    moneyCalls: () => sandbox.calls('POST', /^\/0\/private\/Withdraw$/),
    created: reference =>
      sandbox.institutions.ledger
        .withdrawals({ institution: 'kraken' })
        .filter(({ address }) => address === addressOf.get(reference)).length,
  })
}
