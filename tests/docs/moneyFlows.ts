/** Who pays, and by what. Of each, a test adds the rows of at least one transfer against the books of the one who pays. */
export const payers = {
  exchange: 'an account at an exchange or brokerage',
  conversion: 'a coin that is sold first',
  purchase: 'money that buys first',
  accounts: 'several accounts together',
  wallet: 'a wallet',
  bridge: 'a deposit over a bridge',
  address: 'an order that is paid by address',
  addressOverBridge: 'an order that is paid by address, over a bridge',
  agent: 'an order that an agent pays',
} as const

type Payer = keyof typeof payers

export interface MoneyFlow {
  payer: Payer
  /** The public state of the transfer at the end, or the state of the payment or refund where there is no transfer. */
  state: string
  /** What distinguishes it from the others with the same payer and state. */
  what: string
  /** The operator's decision that ends it. */
  decision?: string
  /** The network family, of a wallet or an address. */
  family?: string
  file: string
  /** The beginning of the test's name, as it stands in the file. */
  test: string
}

const routes = 'apps/server/src/http/routes'
const line = `${routes}/transfers/moneyLine.test.ts`
const decisions = `${routes}/transfers/moneyLineOfDecisions.test.ts`
const requests = `${routes}/paymentRequests/moneyOfRequests.test.ts`
const bridges = `${routes}/paymentRequests/bridgePayments.test.ts`
const payersOfFamilies = `${routes}/paymentRequests/payers.test.ts`
const simulated = 'tests/simulation/simulation.test.ts'
const whatever = 'whatever fails and in whatever order'
const wallets = 'tests/e2e/walletMoney.test.ts'
const everyUnit = 'every unit that leaves a wallet on $family'

const ofExchange = (family: string, test: string): MoneyFlow => ({
  payer: 'exchange',
  state: 'succeeded',
  what: `from ${family}`,
  file: line,
  test,
})

/** Decisions after which a transfer goes on, or ends, as it would without them: the rows of that state are those above. */
export const withoutSums: Readonly<Record<string, string>> = {
  lookAgain: 'reads',
  sentAs: 'follows another record or transaction',
  arrived: 'succeeds by a transaction that the chain shows',
  notSent: 'fails, and nothing left the account',
  notArrived: 'fails, and the institution returned it',
  returnDeposit: 'asks a bridge to return a deposit: the flow of a deposit on another network',
  settled: 'closes the case of a late or overcharged transfer, whose rows stay',
}

export const moneyFlows: readonly MoneyFlow[] = [
  ...['binanceInternational', 'binanceUs', 'okx', 'bybit', 'gateIo', 'kuCoin'].flatMap(one => [
    ofExchange(`${one}, the fee on top`, 'of %s, with the fee on top'),
    ofExchange(`${one}, the fee inside`, 'of %s, with the fee inside'),
  ]),
  ...['gemini', 'uphold', 'bitstamp', 'kraken'].map(one => ofExchange(one, 'of %s, by its own way')),
  ofExchange('coinbase, by each kind of amount', 'of Coinbase, with %s'),
  ofExchange('coinbase, another asset on another network', 'of another asset, on another network'),
  {
    payer: 'exchange',
    state: 'failed',
    what: 'refused',
    file: line,
    test: 'of a withdrawal that is refused nothing leaves',
  },
  ...['pending', 'succeeded', 'failed', 'part', 'short', 'late'].map((state): MoneyFlow => ({
    payer: 'exchange',
    state,
    what: 'after any fault, in any order',
    file: simulated,
    test: whatever,
  })),
  { payer: 'conversion', state: 'succeeded', what: 'through the API', file: line, test: '%s' },
  {
    payer: 'conversion',
    state: 'succeeded',
    what: 'beside the own balance',
    file: line,
    test: 'the account’s own balance of the asset is spent as well',
  },
  { payer: 'conversion', state: 'succeeded', what: 'in Link', file: line, test: '%s' },
  {
    payer: 'purchase',
    state: 'succeeded',
    what: 'through the API',
    file: line,
    test: 'dollars %s, and what is bought beyond the payment stays',
  },
  { payer: 'purchase', state: 'succeeded', what: 'in Link, also with the client’s fee', file: line, test: '%s' },
  {
    payer: 'accounts',
    state: 'part',
    what: 'one part is missing',
    file: line,
    test: 'of a combined payment the parts add up',
  },
  {
    payer: 'accounts',
    state: 'succeeded',
    what: 'a person credits the part',
    decision: 'creditPart',
    file: decisions,
    test: 'a credited payment succeeds with the arrived amount',
  },
  {
    payer: 'accounts',
    state: 'refunded',
    what: 'a person records the refund',
    decision: 'refunded',
    file: decisions,
    test: 'refunded: the payment fails',
  },
  {
    payer: 'accounts',
    state: 'part',
    what: 'a pay link asks for the rest',
    decision: 'askForRest',
    file: decisions,
    test: 'a payment that a pay link completes adds up',
  },
  {
    payer: 'accounts',
    state: 'succeeded',
    what: 'a rehearsal and the rest',
    file: `${routes}/link/linkRehearse.test.ts`,
    test: 'the part arrives first',
  },
  {
    payer: 'wallet',
    state: 'succeeded',
    what: 'a token',
    family: 'evm',
    file: line,
    test: 'for a token: two assets leave',
  },
  {
    payer: 'wallet',
    state: 'succeeded',
    what: 'the coin',
    family: 'evm',
    file: line,
    test: 'for the coin itself: one does',
  },
  {
    payer: 'wallet',
    state: 'succeeded',
    what: 'with the client’s fee',
    family: 'evm',
    file: line,
    test: 'with the client’s fee, which is part of what arrives',
  },
  {
    payer: 'wallet',
    state: 'succeeded',
    what: 'a token to a new recipient',
    family: 'solana',
    file: wallets,
    test: everyUnit,
  },
  { payer: 'wallet', state: 'succeeded', what: 'the coin', family: 'solana', file: wallets, test: everyUnit },
  { payer: 'wallet', state: 'succeeded', what: 'the coin', family: 'bitcoin', file: wallets, test: everyUnit },
  {
    payer: 'wallet',
    state: 'succeeded',
    what: 'the coin to a new account',
    family: 'tron',
    file: wallets,
    test: everyUnit,
  },
  {
    payer: 'wallet',
    state: 'succeeded',
    what: 'a token to a new holder',
    family: 'tron',
    file: wallets,
    test: everyUnit,
  },
  {
    payer: 'bridge',
    state: 'succeeded',
    what: 'paid out',
    file: line,
    test: 'the fee of a bridged deposit is the difference',
  },
  {
    payer: 'bridge',
    state: 'refunded',
    what: 'on another network',
    file: decisions,
    test: 'a deposit on another network goes back to its sender',
  },
  ...['evm', 'solana', 'bitcoin', 'tron', 'xrpl', 'stellar', 'ton', 'cosmos'].map((family): MoneyFlow => ({
    payer: 'address',
    state: 'succeeded',
    what: 'payers’ mistakes',
    family,
    file: payersOfFamilies,
    test: '${wanted} payments of careless payers over eight families',
  })),
  {
    payer: 'address',
    state: 'succeeded',
    what: 'one transaction',
    file: requests,
    test: 'a payment arrives in one transaction',
  },
  {
    payer: 'address',
    state: 'succeeded',
    what: 'three parts',
    file: requests,
    test: 'a payment arrives in three parts',
  },
  {
    payer: 'address',
    state: 'succeeded',
    what: 'an excess, by each rule',
    file: requests,
    test: 'an excess follows the rule %s',
  },
  {
    payer: 'address',
    state: 'part',
    what: 'a part is credited',
    file: requests,
    test: 'a part is credited once its time has ended',
  },
  {
    payer: 'address',
    state: 'refunded',
    what: 'a part is returned',
    file: requests,
    test: 'a part is returned once its time has ended',
  },
  {
    payer: 'address',
    state: 'succeeded',
    what: 'a part, then more than the rest',
    file: requests,
    test: 'a part is followed by more than the rest',
  },
  {
    payer: 'address',
    state: 'refunded',
    what: 'a part returned, a late rest',
    file: requests,
    test: 'a part in time is returned, and the rest, which is late, waits',
  },
  {
    payer: 'address',
    state: 'failed',
    what: 'after the time to pay',
    file: requests,
    test: 'a payment after the time to pay waits',
  },
  {
    payer: 'address',
    state: 'succeeded',
    what: 'beside a sanctioned sender',
    file: requests,
    test: 'a payment of a sanctioned sender waits',
  },
  {
    payer: 'address',
    state: 'succeeded',
    what: 'a second payment, another asset, another network',
    file: requests,
    test: 'a second payment, another asset and another network stay open',
  },
  {
    payer: 'address',
    state: 'refunding',
    what: 'two refunds, one in progress',
    file: requests,
    test: 'two refunds return parts',
  },
  {
    payer: 'address',
    state: 'refunded',
    what: 'a refund reaches the payer',
    file: requests,
    test: 'a refund reaches the payer, whose loss is the credited amount',
  },
  {
    payer: 'addressOverBridge',
    state: 'succeeded',
    what: 'exactly',
    file: bridges,
    test: '50 USDC on Base are paid with USDC on Ethereum',
  },
  {
    payer: 'addressOverBridge',
    state: 'succeeded',
    what: 'each asset, in each view',
    file: bridges,
    test: 'record, event, export and receipt show the $symbol that left the payer',
  },
  {
    payer: 'addressOverBridge',
    state: 'refunded',
    what: 'less than the amount',
    file: bridges,
    test: 'less than the amount is returned',
  },
  {
    payer: 'addressOverBridge',
    state: 'succeeded',
    what: 'more than the amount',
    file: bridges,
    test: 'more than the amount pays the order exactly',
  },
  {
    payer: 'addressOverBridge',
    state: 'succeeded',
    what: 'a second and a late payment',
    file: bridges,
    test: 'a second payment and a late one go back',
  },
  {
    payer: 'addressOverBridge',
    state: 'succeeded',
    what: 'two bridges in two foreign assets',
    file: bridges,
    test: 'an order over two bridges in two foreign assets has a row for each unit',
  },
  { payer: 'agent', state: 'succeeded', what: 'by x402', file: requests, test: 'an agent pays the amount by x402' },
]
