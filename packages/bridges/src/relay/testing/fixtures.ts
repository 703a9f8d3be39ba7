import type { paths } from '@relayprotocol/relay-sdk'

type Reply<Path extends keyof paths, Method extends 'get' | 'post'> =
  paths[Path] extends Record<Method, { responses: { 200: { content: { 'application/json': infer Body } } } }>
    ? Body
    : never

type ChainsReply = Reply<'/chains', 'get'>
export type QuoteReply = Reply<'/quote/v2', 'post'>
type RequestsReply = Reply<'/requests/v3', 'get'>
type IntentReply = Reply<'/intents/status/v3', 'get'>
type LiquidityReply = Reply<'/chains/liquidity', 'get'>
export type QuoteBody = paths['/quote/v2']['post']['requestBody']['content']['application/json']
export type RequestRow = NonNullable<RequestsReply['requests']>[number]
export type ChainRow = NonNullable<ChainsReply['chains']>[number]

const zero = '0x0000000000000000000000000000000000000000'
const eth = { id: 'eth', symbol: 'ETH', name: 'Ether', address: zero, decimals: 18 }
const usdc = (address: string) => ({ id: 'usdc', symbol: 'USDC', name: 'USD Coin', address, decimals: 6 })

export const usdcOn = {
  ethereum: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  base: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
} as const

const evm = (id: number, name: string, usdcAddress: string): ChainRow => ({
  id,
  name,
  displayName: name,
  vmType: 'evm',
  disabled: false,
  depositEnabled: true,
  blockProductionLagging: false,
  tokenSupport: 'All',
  currency: { ...eth, supportsBridging: true },
  erc20Currencies: [usdc(usdcAddress)],
  solverCurrencies: [eth, usdc(usdcAddress)],
  iconUrl: null,
})

const sol = { id: 'sol', symbol: 'SOL', name: 'Solana', address: '11111111111111111111111111111111', decimals: 9 }
const btc = {
  id: 'btc',
  symbol: 'BTC',
  name: 'Bitcoin',
  address: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  decimals: 8,
}

/** `GET /chains`, cut to five chains. */
export const chainsReply: ChainsReply = {
  chains: [
    evm(1, 'ethereum', usdcOn.ethereum),
    evm(8453, 'base', usdcOn.base),
    { ...evm(10, 'optimism', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'), disabled: true },
    {
      id: 792703809,
      name: 'solana',
      displayName: 'Solana',
      vmType: 'svm',
      disabled: false,
      depositEnabled: true,
      currency: sol,
      erc20Currencies: [usdc(usdcOn.solana)],
      solverCurrencies: [sol, usdc(usdcOn.solana)],
    },
    {
      id: 8253038,
      name: 'bitcoin',
      displayName: 'Bitcoin',
      vmType: 'bvm',
      disabled: false,
      depositEnabled: true,
      currency: btc,
      solverCurrencies: [btc],
    },
  ],
}

const baseEth = {
  chainId: 8453,
  address: zero,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  metadata: { logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
}
const money = (amount: string, amountFormatted: string, amountUsd: string, minimumAmount = amount) => ({
  currency: baseEth,
  amount,
  amountFormatted,
  amountUsd,
  minimumAmount,
})

export const sample = {
  recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
  depositAddress: '0x856533b33e4526ca3df3b4df4205955056d9d3f0',
  requestId: '0x5288854c6ff2bf4eb4f53f515e599217c20ded0654f7bbfa2a459ebfe462a57c',
} as const

/**
 * `POST /quote/v2` for 0.1 ETH from Base to Ethereum at an open deposit address, with the figures of Relay's own
 * example.
 */
export const quoteReply: QuoteReply = {
  steps: [
    {
      id: 'deposit',
      action: 'Confirm transaction in your wallet',
      description: 'Depositing funds to the relayer to execute the swap for ETH',
      kind: 'transaction',
      items: [
        { status: 'incomplete', data: { to: sample.depositAddress, value: '100000000000000000', chainId: 8453 } },
      ],
      requestId: sample.requestId,
      depositAddress: sample.depositAddress,
    },
  ],
  fees: {
    gas: money('143425703256', '0.000000143425703256', '0.000302'),
    relayer: money('19775083466725', '0.000019775083466725', '0.041623'),
    relayerGas: money('773003796434', '0.000000773003796434', '0.001627'),
    relayerService: money('19002079670291', '0.000019002079670291', '0.039996'),
    app: money('0', '0.0', '0'),
    subsidized: money('0', '0.0', '0'),
  },
  details: {
    operation: 'swap',
    sender: sample.recipient,
    recipient: sample.recipient,
    currencyIn: money('100000000000000000', '0.1', '210.480239'),
    currencyOut: {
      ...money('99980224916533275', '0.099980224916533275', '210.438616', '97980620418202610'),
      currency: { ...baseEth, chainId: 1 },
    },
    totalImpact: { usd: '-0.041623', percent: '-0.02' },
    swapImpact: { usd: '-0.000000', percent: '-0.00' },
    expandedPriceImpact: {
      swap: { usd: '-0.019996' },
      execution: { usd: '-0.021627' },
      relay: { usd: '0' },
      app: { usd: '0' },
    },
    rate: '0.9998022491653327',
    timeEstimate: 2,
    userBalance: '0',
  },
}

/** One row of `GET /requests/v3` for a pay-in that arrived. */
export const requestRow: RequestRow = {
  id: sample.requestId,
  status: 'success',
  user: sample.recipient,
  recipient: sample.recipient,
  sender: null,
  refundTo: zero,
  supersededByRequestId: null,
  depositAddress: {
    address: sample.depositAddress,
    type: 'open',
    depositor: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
    depositTxHash: `0x${'a1'.repeat(32)}`,
    recoveryAddress: null,
  },
  data: {
    failReason: 'N/A',
    timeEstimate: 2,
    inTxs: [{ txHash: `0x${'b2'.repeat(32)}`, chainId: 8453, type: 'onchain', status: 'success' }],
    outTxs: [{ txHash: `0x${'c3'.repeat(32)}`, chainId: 1, type: 'onchain', status: 'success' }],
    route: {
      actual: {
        origin: { inputCurrency: { currency: baseEth, amount: '100000000000000000' } },
        destination: { outputCurrency: { currency: { ...baseEth, chainId: 1 }, amount: '99980224916533275' } },
      },
    },
  },
  requestType: 'Bridge',
  createdAt: '2026-11-20T11:58:00.000Z',
  updatedAt: '2026-11-20T11:59:00.000Z',
}

export const requestsReply: RequestsReply = { requests: [requestRow] }

export const intentReply: IntentReply = {
  status: 'pending',
  inTxHashes: [`0x${'a1'.repeat(32)}`],
  txHashes: [],
  updatedAt: 1769988962883,
  originChainId: 8453,
  destinationChainId: 1,
}

export const liquidityReply: LiquidityReply = {
  liquidity: [{ chainId: 1, symbol: 'ETH', address: zero, decimals: 18, balance: '1', amountUsd: '1234567.899' }],
}
