interface Blockchain {
  /** CAIP-2. */
  network: string
  /**
   * Placeholder refund address for price requests, which 1Click requires: a burn address. Absent for chains without
   * pay-ins: a pay-in there needs a memo, which a plain transfer from an exchange may drop.
   */
  nobody?: string
}

const evm = (chainId: number): Blockchain => ({
  network: `eip155:${chainId}`,
  nobody: '0x000000000000000000000000000000000000dEaD',
})
const move = `0x${'0'.repeat(60)}dead`

/** Chains by 1Click's own names. Assets outside our catalog are never offered, even if listed here. */
export const blockchains: Readonly<Record<string, Blockchain>> = {
  eth: evm(1),
  base: evm(8453),
  arb: evm(42161),
  op: evm(10),
  pol: evm(137),
  bsc: evm(56),
  avax: evm(43114),
  gnosis: evm(100),
  bera: evm(80094),
  xlayer: evm(196),
  monad: evm(143),
  plasma: evm(9745),
  scroll: evm(534352),
  sol: { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', nobody: 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr' },
  btc: { network: 'bip122:000000000019d6689c085ae165831e93', nobody: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa' },
  /** Public key hashes of zeros. */
  ltc: { network: 'bip122:12a765e31ffd4059bada1e25190f6e98', nobody: 'LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE' },
  doge: { network: 'bip122:1a91e3dace36e2be3bf030a65679fe82', nobody: 'D596YFweJQuHY1BbjazZYmAbt8jJPbKehC' },
  tron: { network: 'tron:0x2b6653dc', nobody: 'THa7BwoPfacfiELa63pbmm3g5PGKYmtJyt' },
  sui: { network: 'sui:mainnet', nobody: move },
  aptos: { network: 'aptos:1', nobody: move },
  xrp: { network: 'xrpl:0' },
  stellar: { network: 'stellar:pubnet' },
  ton: { network: 'ton:-239' },
  cardano: { network: 'cip34:1-764824073' },
}
