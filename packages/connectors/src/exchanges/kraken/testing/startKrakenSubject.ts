import { randomBytes } from 'node:crypto'
import type { ConformanceSubject } from '../../../kit/conformance/subject.ts'
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
  const connectAs = async (username: string) => {
    const connected = await connector.auth.connectWithKey?.({ username, password: 'Pass123' })
    if (connected === undefined) throw new Error('Kraken connects by key')
    return connected
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
  const subject: ConformanceSubject = {
    connector,
    connect: () => connectAs(owner),
    connectAs,
    refusedCredentials: async () => ({ kind: 'apiKey', key: 'ipLocked', secret: 'Pass123' }),
    skew: sandbox.skew,
    order,
    code: '123456',
    readPath: '/0/private/BalanceEx',
    readMethod: 'POST',
    moneyPath: async () => '/0/private/Withdraw',
    historyPath: async () => '/0/private/WithdrawStatus',
    fault: fault => sandbox.fault(krakenHost, fault),
    clearFaults: sandbox.clearFaults,
    moneyCalls: () => sandbox.calls('POST', /^\/0\/private\/Withdraw$/),
    forgetCalls: sandbox.forgetCalls,
    created: reference =>
      sandbox.institutions.ledger
        .withdrawals({ institution: 'kraken' })
        .filter(({ address }) => address === addressOf.get(reference)).length,
    settle: sandbox.settle,
    deposit: amount => sandbox.deposit('kraken', amount, owner),
    arrived: sandbox.arrived,
    stop: sandbox.stop,
  }
  return { ...subject, sandbox }
}
