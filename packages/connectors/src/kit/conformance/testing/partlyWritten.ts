import { bybitDescriptor } from '../../../exchanges/bybit/descriptor.ts'
import { unwrittenCalls } from '../../testing/unwrittenCalls.ts'
import { describeConnectorConformance } from '../describeConnectorConformance.ts'
import type { ConformanceSubject } from '../subject.ts'

const unwritten = unwrittenCalls('Sample')
/** A placeholder that rejects, like a call of a connector. */
const later = (name: string) => {
  const call = unwritten.placeholder(name)
  return async () => call()
}
const connected = {
  credentials: { kind: 'apiKey', key: 'key', secret: 'secret' },
  account: { upstreamId: '1', name: 'Sample' },
  granted: { read: true, withdraw: true, missing: [] },
} as const
const reads = { holdings: later('readHoldings'), balances: later('readBalances') }
const order = {
  reference: 'reference',
  symbol: 'USDC',
  networkId: 'network',
  address: '0x1',
  amount: '1',
  maxDebit: '2',
}

/** Only the connection and the look-up of an order are written. The look-up finds nothing. */
const subject: ConformanceSubject = {
  connector: {
    descriptor: bybitDescriptor('sandbox'),
    auth: { connectWithKey: async () => connected },
    read: { ...reads, depositAddress: later('readDepositAddress') },
    withdraw: { terms: later('readTerms'), submit: later('submitWithdrawal'), find: async () => undefined },
    probe: async () => undefined,
  },
  connect: async () => connected,
  connectAs: later('connectWithKey'),
  refusedCredentials: async () => connected.credentials,
  skew: () => undefined,
  order: () => order,
  readPath: '/balances',
  moneyPath: async () => '/withdrawals',
  historyPath: async () => '/withdrawals',
  fault: async () => undefined,
  clearFaults: async () => undefined,
  moneyCalls: async () => 0,
  forgetCalls: async () => undefined,
  created: () => 0,
  settle: async () => undefined,
  arrived: async () => '0',
  stop: async () => undefined,
}

describeConnectorConformance('Sample', async () => subject, unwritten)
