import { createEgress } from '@rialto/egress'
import { readErc20Balance } from '@rialto/chains'
import { defined } from '@rialto/defined'

interface SandboxChainView {
  networkId: string
  /** Of the local chain. */
  chainId: number
  rpcUrl: string
  tokens: { symbol: string; address?: `0x${string}` }[]
}

interface SimulatedWithdrawal {
  id: string
  institution: string
  reference: string
  address: string
  status: string
  hash?: string
}

interface SimulatedDeposit {
  institution: string
  persona: string
  asset: string
  amountUnits: string
}

interface BridgePayment {
  kind: 'fill' | 'refund' | 'sweep'
  to: string
  amount: string
  atMs: number
}

/** The sandbox's control API and its chains, as a test asks them. */
export const sandboxControl = (origin: string) => {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    addFault: (fault: Record<string, unknown>) => call('POST', '/faults', fault),
    release: () => call('POST', '/faults/release'),
    clearFaults: () => call('DELETE', '/faults'),
    /** Faults that have not struck yet. */
    faults: async () => ((await call('GET', '/faults')) as { faults: unknown[] }).faults,
    /** The bridge does this to the next pay-in to that address. */
    triggerBridge: (trigger: Record<string, unknown>) => call('POST', '/bridge/triggers', trigger),
    /** URL for the bridge's messages, and the API key for their signatures. */
    setBridgeWebhook: (webhook: { url: string; apiKey: string }) => call('POST', '/bridge/webhook', webhook),
    /** The bridge's own record of its payments. Amounts in base units. */
    bridgePayments: async () => ((await call('GET', '/bridge')) as { payments: BridgePayment[] }).payments,
    /** The faucet of the sandbox's Solana. */
    airdrop: (gift: { address: string; symbol: string; amount: string }) => call('POST', '/solana/airdrop', gift),
    /** The faucet of the sandbox's Bitcoin. */
    airdropBitcoin: (gift: { address: string; amount: string }) => call('POST', '/bitcoin/airdrop', gift),
    /** The faucet of the sandbox's Tron. */
    airdropTron: (gift: { address: string; symbol: string; amount: string }) => call('POST', '/tron/airdrop', gift),
    /** The faucet of the sandbox's XRP Ledger. */
    airdropXrp: (gift: { address: string; tag?: string; amount: string }) => call('POST', '/xrpl/airdrop', gift),
    /** The faucet of the sandbox's Stellar. */
    airdropStellar: (gift: { address: string; tag?: string; symbol?: string; amount: string }) =>
      call('POST', '/stellar/airdrop', gift),
    /** The faucet of the sandbox's TON. */
    airdropTon: (gift: { address: string; tag?: string; symbol?: string; amount: string }) =>
      call('POST', '/ton/airdrop', gift),
    /** The faucets of the sandbox's chains of the Cosmos family. */
    airdropCosmos: (
      family: 'cosmos' | 'noble',
      gift: { address: string; tag?: string; symbol?: string; amount: string },
    ) => call('POST', `/${family}/airdrop`, gift),
    cosmosNode: async (family: 'cosmos' | 'noble') =>
      (await call('GET', `/${family}`)) as { networkId: string; rpcUrl: string; tokens: { address: string }[] },
    tonNode: async () =>
      (await call('GET', '/ton')) as { networkId: string; rpcUrl: string; tokens: { address: string }[] },
    stellarNode: async () =>
      (await call('GET', '/stellar')) as { networkId: string; rpcUrl: string; tokens: { address: string }[] },
    xrplUrl: async () => ((await call('GET', '/xrpl')) as { rpcUrl: string }).rpcUrl,
    /** Coins from outside for an account of an institution: the address that they were sent to. */
    deposit: async (order: {
      institution: string
      persona: string
      symbol: string
      amount: string
      network?: string
    }) => {
      const made = (await call('POST', '/deposits', order)) as { address: string; tag?: string; hash: string }
      const { address, tag = '', hash } = made
      return { address, tag, hash }
    },
    deposits: async () => ((await call('GET', '/deposits')) as { deposits: SimulatedDeposit[] }).deposits,
    /** The amounts of XRP, in drops, that an institution has credited to an account. */
    creditedXrp: async (institution: string, persona: string) => {
      const { deposits } = (await call('GET', '/deposits')) as { deposits: SimulatedDeposit[] }
      const own = deposits.filter(one => one.institution === institution && one.persona === persona)
      return own.filter(({ asset }) => asset === 'XRP').map(({ amountUnits }) => amountUnits)
    },
    /** The faucet of the sandbox's EVM chains. */
    airdropOn: (networkId: string, gift: { address: string; symbol: string; amount: string }) =>
      call('POST', '/chains/airdrop', { network: networkId, ...gift }),
    /** The sandbox wallet of a user, by EIP-1193. */
    askWallet: async (asked: { user: string; method: string; params: unknown[]; chainId: number }) =>
      ((await call('POST', '/chains/wallet', asked)) as { result?: unknown }).result,
    /** Sets the balance of an account in an asset. */
    setBalance: (persona: string, institution: string, balances: Record<string, string>) =>
      call('POST', `/personas/${persona}/balances`, { institution, balances }),
    /** Saves an address in Kraken's own settings, as a user does. */
    saveAtKraken: (saved: { persona: string; symbol: string; network: string; addresses: string[] }) =>
      call('POST', '/kraken/addresses', saved),
    /** Revokes the access of every app at an institution, as a user does. */
    revokeTokens: (persona: string) => call('POST', '/tokens/revoke', { persona }),
    /** Moves everybody's time. */
    advanceClock: (ms: number) => call('POST', '/clock/advance', { ms }),
    clearRequests: () => call('DELETE', '/requests'),
    withdrawals: async () =>
      ((await call('GET', '/withdrawals')) as { withdrawals: SimulatedWithdrawal[] }).withdrawals,
    requests: async () =>
      (
        (await call('GET', '/requests')) as {
          requests: { host: string; method: string; path: string; count: number }[]
        }
      ).requests,
    chain: async (networkId: string): Promise<SandboxChainView> => {
      const { chains } = (await call('GET', '/chains')) as { chains: SandboxChainView[] }
      const chain = chains.find(candidate => candidate.networkId === networkId)
      if (!chain) throw new Error(`the sandbox has no chain for ${networkId}`)
      return chain
    },
  }
}

/** Base units of a token that an address holds, read from the node itself. */
export const tokenBalance = async (chain: SandboxChainView, symbol: string, address: string): Promise<bigint> => {
  const token = chain.tokens.find(candidate => candidate.symbol === symbol)?.address
  if (!token) throw new Error(`no ${symbol} on ${chain.networkId}`)
  const egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
    userAgent: 'test',
  })
  try {
    return await readErc20Balance(egress, { rpcUrl: chain.rpcUrl, token, address: address as `0x${string}` })
  } finally {
    await egress.close()
  }
}

/** Base units of a token on Solana that an owner holds, read from the node itself. */
export const solanaBalance = async (origin: string, symbol: string, owner: string): Promise<string> => {
  const { rpcUrl, mints } = (await (await fetch(`${origin}/control/solana`)).json()) as {
    rpcUrl: string
    mints: { symbol: string; address: string }[]
  }
  const mint = mints.find(one => one.symbol === symbol)?.address
  const params = [owner, { mint }, { encoding: 'jsonParsed' }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTokenAccountsByOwner', params })
  const headers = { 'content-type': 'application/json' }
  const { result } = (await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()) as {
    result: { value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[] }
  }
  return result.value[0]?.account.data.parsed.info.tokenAmount.amount ?? '0'
}

/** Lamports of an address on the sandbox's Solana. */
export const solanaCoins = async (origin: string, address: string): Promise<number> => {
  const { rpcUrl } = (await (await fetch(`${origin}/control/solana`)).json()) as { rpcUrl: string }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] })
  const headers = { 'content-type': 'application/json' }
  const answer = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()
  return (answer as { result: { value: number } }).result.value
}
