import { defined } from '@rialto/defined'

import type { NetworkType } from './networkType.ts'

export type Environment = 'sandbox' | 'production'

export interface Network {
  /** Public UUID. Integrators hard-code it: it never changes. */
  id: string
  name: string
  /** Earlier names, and names that institutions use. */
  otherNames?: readonly string[]
  /** When the network ended. It has no environments, so that nothing offers it, and keeps its name in records. */
  ended?: { on: string; instead?: string }
  /** As in the public API: decimal for EVM, elsewhere the family's own name of the chain. */
  chainId: string
  /** CAIP-2, in its canonical spelling. */
  caip2: string
  networkType: NetworkType
  nativeSymbol: string
  environments: readonly Environment[]
  /** Blocks, the one with the transaction included, after which a payment counts as final. */
  finalityConfirmations: number
  /** `{hash}` is replaced by the transaction's hash. Absent if there is no public explorer. */
  explorerTxUrl?: string
}

const production: readonly Environment[] = ['production']
const sandbox: readonly Environment[] = ['sandbox']

type Rest = Pick<Network, 'id' | 'name' | 'otherNames' | 'nativeSymbol' | 'finalityConfirmations'> & {
  explorer?: string
}

const evm = (chainId: number, environments: readonly Environment[], { explorer, ...rest }: Rest): Network => ({
  ...rest,
  chainId: String(chainId),
  caip2: `eip155:${chainId}`,
  networkType: 'evm',
  environments,
  ...defined({ explorerTxUrl: explorer === undefined ? undefined : `${explorer}/tx/{hash}` }),
})

/**
 * Every network Rialto supports. A `sandbox` network has the public name of a local chain that replaces it. Finality
 * is a number of blocks if the chain has no finality itself, and 1 if every block is final.
 */
export const networks: readonly Network[] = [
  evm(1, production, {
    id: 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611',
    name: 'Ethereum',
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://etherscan.io',
  }),
  {
    id: '0291810a-5947-424d-9a59-e88bb33e999d',
    name: 'Solana',
    chainId: '101',
    caip2: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    networkType: 'solana',
    nativeSymbol: 'SOL',
    environments: production,
    finalityConfirmations: 32,
    explorerTxUrl: 'https://explorer.solana.com/tx/{hash}',
  },
  evm(8453, production, {
    id: 'aa883b03-120d-477c-a588-37c2afd3ca71',
    name: 'Base',
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://basescan.org',
  }),
  evm(137, production, {
    id: '7436e9d0-ba42-4d2b-b4c0-8e4e606b2c12',
    name: 'Polygon',
    otherNames: ['Matic', 'Polygon PoS'],
    nativeSymbol: 'POL',
    finalityConfirmations: 64,
    explorer: 'https://polygonscan.com',
  }),
  evm(42161, production, {
    id: 'a34f2431-0ddd-4de4-bc22-4a8143287aeb',
    name: 'Arbitrum',
    otherNames: ['Arbitrum One'],
    nativeSymbol: 'ETH',
    finalityConfirmations: 20,
    explorer: 'https://arbiscan.io',
  }),
  evm(10, production, {
    id: '18fa36b0-88a8-43ca-83db-9a874e0a2288',
    name: 'Optimism',
    otherNames: ['OP Mainnet'],
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://optimistic.etherscan.io',
  }),
  evm(56, production, {
    id: 'ed0ebeec-b166-4c8b-8574-cb078f7af8cf',
    name: 'BSC',
    otherNames: ['Binance Smart Chain', 'BNB Smart Chain', 'BNB Chain'],
    nativeSymbol: 'BNB',
    finalityConfirmations: 15,
    explorer: 'https://bscscan.com',
  }),
  evm(43114, production, {
    id: 'bad16371-c22a-4bf4-a311-274d046cd760',
    name: 'Avalanche C',
    otherNames: ['Avalanche C-Chain'],
    nativeSymbol: 'AVAX',
    finalityConfirmations: 12,
    explorer: 'https://snowtrace.io',
  }),
  {
    id: '03dee5da-7398-428f-9ec2-ab41bcb271da',
    name: 'Bitcoin',
    chainId: '000000000019d6689c085ae165831e93',
    caip2: 'bip122:000000000019d6689c085ae165831e93',
    networkType: 'bitcoin',
    nativeSymbol: 'BTC',
    environments: production,
    finalityConfirmations: 2,
    explorerTxUrl: 'https://mempool.space/tx/{hash}',
  },
  {
    id: 'c5dc5d2e-68c1-4261-9a30-90b598738bf5',
    name: 'Tron',
    chainId: '728126428',
    caip2: 'tron:0x2b6653dc',
    networkType: 'tron',
    nativeSymbol: 'TRX',
    environments: production,
    finalityConfirmations: 19,
    explorerTxUrl: 'https://tronscan.org/#/transaction/{hash}',
  },
  {
    id: '0ea47ee7-9d36-460e-a2d5-64cfa8a1dddd',
    name: 'XRPL',
    otherNames: ['XRP Ledger', 'Ripple'],
    chainId: '0',
    caip2: 'xrpl:0',
    networkType: 'ripple',
    nativeSymbol: 'XRP',
    environments: production,
    finalityConfirmations: 1,
    explorerTxUrl: 'https://livenet.xrpl.org/transactions/{hash}',
  },
  {
    id: '06855704-43d2-4ad2-a73c-372f0c3534e1',
    name: 'Stellar',
    chainId: 'pubnet',
    caip2: 'stellar:pubnet',
    networkType: 'stellar',
    nativeSymbol: 'XLM',
    environments: production,
    finalityConfirmations: 1,
    explorerTxUrl: 'https://stellar.expert/explorer/public/tx/{hash}',
  },
  {
    id: '3d71a957-740b-4195-a437-389d171f21bb',
    name: 'TON',
    otherNames: ['The Open Network'],
    chainId: '-239',
    caip2: 'ton:-239',
    networkType: 'tvm',
    nativeSymbol: 'TON',
    environments: production,
    finalityConfirmations: 1,
    explorerTxUrl: 'https://tonviewer.com/transaction/{hash}',
  },
  {
    id: '1709a5dc-d114-4683-bf95-5a5abb54df31',
    name: 'Litecoin',
    chainId: '12a765e31ffd4059bada1e25190f6e98',
    caip2: 'bip122:12a765e31ffd4059bada1e25190f6e98',
    networkType: 'litecoin',
    nativeSymbol: 'LTC',
    environments: production,
    finalityConfirmations: 6,
    explorerTxUrl: 'https://litecoinspace.org/tx/{hash}',
  },
  {
    id: '34b66a94-f9f9-49ef-81e8-6ebd5a866f9d',
    name: 'Dogecoin',
    chainId: '1a91e3dace36e2be3bf030a65679fe82',
    caip2: 'bip122:1a91e3dace36e2be3bf030a65679fe82',
    networkType: 'dogecoin',
    nativeSymbol: 'DOGE',
    environments: production,
    finalityConfirmations: 40,
    explorerTxUrl: 'https://dogechain.info/tx/{hash}',
  },
  {
    id: '9cc3f8db-809a-4d06-a183-34a63a84aca8',
    name: 'Cardano',
    chainId: '1-764824073',
    caip2: 'cip34:1-764824073',
    networkType: 'cardano',
    nativeSymbol: 'ADA',
    environments: production,
    finalityConfirmations: 15,
    explorerTxUrl: 'https://cardanoscan.io/transaction/{hash}',
  },
  {
    id: 'c6427cfd-8ddf-44f1-b400-bc4a5ee190a3',
    name: 'Aptos',
    chainId: '1',
    caip2: 'aptos:1',
    networkType: 'aptos',
    nativeSymbol: 'APT',
    environments: production,
    finalityConfirmations: 1,
    explorerTxUrl: 'https://explorer.aptoslabs.com/txn/{hash}?network=mainnet',
  },
  {
    id: '0072c6e2-0e76-4265-9ac4-46bad109f599',
    name: 'Sui',
    chainId: 'mainnet',
    caip2: 'sui:mainnet',
    networkType: 'sui',
    nativeSymbol: 'SUI',
    environments: production,
    finalityConfirmations: 1,
    explorerTxUrl: 'https://suiscan.xyz/mainnet/tx/{hash}',
  },
  evm(146, production, {
    id: '385f0b3a-8471-4b8f-884f-c4f4496f1603',
    name: 'Sonic',
    nativeSymbol: 'S',
    finalityConfirmations: 5,
    explorer: 'https://sonicscan.org',
  }),
  evm(81457, production, {
    id: '0c17e03f-77fa-4644-b84c-eb247af8c4c1',
    name: 'Blast',
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://blastscan.io',
  }),
  evm(59144, production, {
    id: '46e4920f-bbb6-4970-95d0-5be58c526a82',
    name: 'Linea',
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://lineascan.build',
  }),
  evm(25, production, {
    id: '042e7535-bb07-4cda-a732-a243ea9f8250',
    name: 'Cronos',
    nativeSymbol: 'CRO',
    finalityConfirmations: 12,
    explorer: 'https://explorer.cronos.org',
  }),
  evm(999, production, {
    id: '59836f7c-c9a7-4d47-aa17-70cb910445fa',
    name: 'HyperEVM',
    nativeSymbol: 'HYPE',
    finalityConfirmations: 12,
    explorer: 'https://hyperevmscan.io',
  }),
  {
    id: '66f6e5ed-5635-44eb-bc92-f4fcdbf66f1a',
    name: 'Injective',
    chainId: 'injective-1',
    caip2: 'cosmos:injective-1',
    networkType: 'injective',
    nativeSymbol: 'INJ',
    environments: production,
    finalityConfirmations: 1,
    explorerTxUrl: 'https://injscan.com/transaction/{hash}',
  },
  evm(143, production, {
    id: '6b5ced13-aaa4-4fda-b95a-27c7c68c2601',
    name: 'Monad',
    nativeSymbol: 'MON',
    finalityConfirmations: 5,
    explorer: 'https://monadscan.com',
  }),
  evm(480, production, {
    id: 'd6cb0153-751e-43a1-9322-53a5229de75c',
    name: 'World Chain',
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://worldscan.org',
  }),
  evm(1329, production, {
    id: '525a7a5a-2ac9-4772-af5a-b8f006516497',
    name: 'Sei',
    nativeSymbol: 'SEI',
    finalityConfirmations: 5,
    explorer: 'https://seiscan.io',
  }),
  evm(57073, production, {
    id: '48832432-6908-45e5-a4e2-d46446c8047e',
    name: 'Ink',
    nativeSymbol: 'ETH',
    finalityConfirmations: 12,
    explorer: 'https://explorer.inkonchain.com',
  }),
  evm(4217, production, {
    id: 'e7f8a9b0-1c2d-4e3f-9a0b-2c3d4e5f6a7b',
    name: 'Tempo',
    nativeSymbol: 'USD',
    finalityConfirmations: 5,
    explorer: 'https://explore.tempo.xyz',
  }),
  // No explorer: local chains replace these networks, and an explorer would show unrelated transactions or none.
  evm(11155111, sandbox, {
    id: '03b2d786-7092-4a6a-9737-d6013e21819b',
    name: 'Sepolia',
    nativeSymbol: 'ETH',
    finalityConfirmations: 3,
  }),
  evm(84532, sandbox, {
    id: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
    name: 'Base Sepolia',
    nativeSymbol: 'ETH',
    finalityConfirmations: 3,
  }),
  {
    id: 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210',
    name: 'Solana Devnet',
    chainId: '103',
    caip2: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    networkType: 'solana',
    nativeSymbol: 'SOL',
    environments: sandbox,
    finalityConfirmations: 32,
  },
  {
    id: 'cdc6458a-9c9b-462e-9cde-2b038996983b',
    name: 'Bitcoin Testnet',
    chainId: '000000000933ea01ad0ee984209779ba',
    caip2: 'bip122:000000000933ea01ad0ee984209779ba',
    networkType: 'bitcoin',
    nativeSymbol: 'BTC',
    environments: sandbox,
    finalityConfirmations: 2,
  },
  {
    id: '8c1f3b52-6f0d-4c7e-9a35-d2e4b70f1c68',
    name: 'Tron Nile',
    chainId: '3448148188',
    caip2: 'tron:0xcd8690dc',
    networkType: 'tron',
    nativeSymbol: 'TRX',
    environments: sandbox,
    finalityConfirmations: 19,
  },
  {
    id: '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415',
    name: 'XRPL Testnet',
    chainId: 'testnet',
    caip2: 'xrpl:1',
    networkType: 'ripple',
    nativeSymbol: 'XRP',
    environments: sandbox,
    finalityConfirmations: 1,
  },
  {
    id: '7a4be1d0-93c5-4f2e-8d16-5b0c7e2f9a43',
    name: 'Stellar Testnet',
    chainId: 'testnet',
    caip2: 'stellar:testnet',
    networkType: 'stellar',
    nativeSymbol: 'XLM',
    environments: sandbox,
    finalityConfirmations: 1,
  },
  {
    id: 'e15c02d7-6a38-4b9f-90d4-2f7c8b1e6a50',
    name: 'TON Testnet',
    chainId: '-3',
    caip2: 'ton:-3',
    networkType: 'tvm',
    nativeSymbol: 'TON',
    environments: sandbox,
    finalityConfirmations: 1,
  },
  {
    id: 'c8307e5b-1d94-4a6f-9b2c-e56f01a8d473',
    name: 'Cosmos Hub Testnet',
    chainId: 'provider',
    caip2: 'cosmos:provider',
    networkType: 'cosmos',
    nativeSymbol: 'ATOM',
    environments: sandbox,
    finalityConfirmations: 1,
  },
  {
    id: '70f5c2d8-a3b6-49e1-86d7-1f4e9b0c5a32',
    name: 'Noble Testnet',
    chainId: 'grand-1',
    caip2: 'cosmos:grand-1',
    networkType: 'noble',
    nativeSymbol: 'USDC',
    environments: sandbox,
    finalityConfirmations: 1,
  },
]
