import { findNetwork, isValidAddress } from '@rialto/catalog'
import { problem, withBody } from '../institutions/control/controlContext.ts'
import type { Route } from '../institutions/http/route.ts'
import { json } from '../institutions/http/types.ts'
import { parseUnits } from '../money/baseUnits.ts'
import { createSandboxWallet } from './createSandboxWallet.ts'
import type { ChainPayment, SandboxChain, SandboxChains } from './ports.ts'

const namesOf = ({ name, networkId }: SandboxChain): string[] => {
  const caip2 = findNetwork(networkId)?.caip2
  return [name, ...(caip2 === undefined ? [] : [caip2]), networkId]
}

/** Reads recipient and amount. Returns an error text if invalid. */
const readAirdrop = (
  chains: readonly SandboxChain[],
  { network, address, symbol, amount }: Readonly<Record<string, unknown>>,
): ChainPayment | string => {
  const wanted = String(network).toLowerCase()
  const chain = chains.find(candidate => namesOf(candidate).some(name => name.toLowerCase() === wanted))
  if (chain === undefined) return `network must be one of ${chains.map(each => namesOf(each)[1]).join(', ')}`
  const token = chain.tokens.find(candidate => candidate.symbol === symbol)
  if (token === undefined) return `symbol must be one of ${chain.tokens.map(each => each.symbol).join(', ')}`
  if (typeof address !== 'string' || !isValidAddress('evm', address)) return 'address must be one of an EVM chain'
  const amountBaseUnits = typeof amount === 'string' ? parseUnits(amount, token.decimals) : undefined
  if (amountBaseUnits === undefined || amountBaseUnits === 0n)
    return `amount must be a decimal string above zero, with at most ${token.decimals} decimals`
  return { networkId: chain.networkId, symbol: token.symbol, to: address, amountBaseUnits }
}

/** The EVM chains' part of the control API: the chains' nodes, and a faucet. */
export const chainControlRoutes = (chains: SandboxChains, wallet = createSandboxWallet(chains)): Route[] => [
  ['GET', '/control/chains', () => json(200, { chains: chains.chains })],
  [
    'POST',
    '/control/chains/airdrop',
    withBody(async body => {
      const payment = readAirdrop(chains.chains, body)
      return typeof payment === 'string' ? problem(400, payment) : json(200, await chains.send(payment))
    }),
  ],
  ['POST', '/control/chains/wallet', withBody(async body => json(200, await wallet.request(body)))],
]
