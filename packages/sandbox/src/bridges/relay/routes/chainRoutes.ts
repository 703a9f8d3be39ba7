import { defined } from '@rialto/defined'

import type { Route } from '../../../institutions/http/route.ts'
import { json, readJsonObject, type SimResponse } from '../../../institutions/http/types.ts'
import { findCurrency, type BridgeContext } from '../context.ts'
import type { Currency, SolverChain } from '../ports.ts'
import { microUsdOf, priceOfSymbol } from '../pricing/priceBridge.ts'
import { usdText } from '../pricing/wireAmount.ts'
import { availableLiquidity } from '../solver/liquidity.ts'
import type { ChainsReply, ConfigReply, CurrenciesReply, LiquidityReply, PriceReply, WireChain } from '../wire.ts'
import { answerRefusal, refusal } from './relayError.ts'

const idOf = ({ symbol }: Currency): string => symbol.toLowerCase()

const brief = (currency: Currency) => ({
  id: idOf(currency),
  symbol: currency.symbol,
  name: currency.name,
  address: currency.address,
  decimals: currency.decimals,
  supportsBridging: true,
})

const solverCurrency = ({ symbol, name, address, decimals }: Currency) => ({
  id: symbol.toLowerCase(),
  symbol,
  name,
  address,
  decimals,
})

const openForDeposits = {
  depositEnabled: true,
  tokenSupport: 'Limited',
  disabled: false,
  partialDisableLimit: 0,
  blockProductionLagging: false,
} as const

const wireChain = (chain: SolverChain): WireChain => {
  const native = chain.currencies.find(currency => currency.isNative)
  return {
    id: chain.id,
    name: chain.name,
    displayName: chain.displayName,
    httpRpcUrl: chain.rpcUrl,
    wsRpcUrl: '',
    explorerUrl: '',
    explorerPaths: null,
    ...openForDeposits,
    ...defined({ currency: native && brief(native) }),
    withdrawalFee: 0,
    depositFee: 0,
    surgeEnabled: false,
    erc20Currencies: chain.currencies.filter(currency => !currency.isNative).map(brief),
    solverCurrencies: chain.currencies.map(solverCurrency),
    iconUrl: null,
    logoUrl: null,
    vmType: chain.vmType,
    solverAddresses: [chain.solver],
    tags: [],
  }
}

const getChains = (ctx: BridgeContext) => (): ChainsReply => ({ chains: [...ctx.chains.values()].map(wireChain) })

const LIST_LIMIT = 20

/** Every currency that matches the filters. External search and unverified currencies are not supported. */
const postCurrencies = (ctx: BridgeContext, body: Readonly<Record<string, unknown>>): CurrenciesReply => {
  const { chainIds, term, address, currencyId, tokens, limit } = body
  const wanted = (text: string, given: unknown) =>
    typeof given !== 'string' || given.toLowerCase() === text.toLowerCase()
  const rows = [...ctx.chains.values()].flatMap(chain => chain.currencies.map(currency => ({ chain, currency })))
  return rows
    .filter(({ chain }) => !Array.isArray(chainIds) || chainIds.includes(chain.id))
    .filter(({ currency }) => wanted(currency.address, address) && wanted(idOf(currency), currencyId))
    .filter(({ currency: { symbol, name } }) => {
      return typeof term !== 'string' || `${symbol} ${name}`.toLowerCase().includes(term.toLowerCase())
    })
    .filter(({ chain, currency }) => !Array.isArray(tokens) || tokens.includes(`${chain.id}:${currency.address}`))
    .slice(0, typeof limit === 'number' && limit > 0 ? limit : LIST_LIMIT)
    .map(({ chain, currency: { address: at, symbol, name, decimals, isNative } }) => ({
      chainId: chain.id,
      address: at,
      symbol,
      name,
      decimals,
      vmType: chain.vmType,
      metadata: { verified: true, isNative },
    }))
}

const getLiquidity = async (ctx: BridgeContext, chain: SolverChain): Promise<LiquidityReply> => ({
  liquidity: await Promise.all(
    chain.currencies.map(async currency => {
      const balance = await availableLiquidity(ctx, { chain, currency })
      const { symbol, address, decimals } = currency
      const amountUsd = usdText(microUsdOf(balance, currency))
      return {
        chainId: chain.id,
        currencyId: idOf(currency),
        symbol,
        address,
        decimals,
        balance: `${balance}`,
        amountUsd,
      }
    }),
  ),
})

const getConfig = async (ctx: BridgeContext, chain: SolverChain, currencyId: string | null): Promise<ConfigReply> => {
  const currency = chain.currencies.find(c => (currencyId === null ? c.isNative : idOf(c) === currencyId))
  if (currency === undefined) return { enabled: false, supportsExternalLiquidity: false }
  const balance = (await availableLiquidity(ctx, { chain, currency })).toString()
  const solver = { address: chain.solver, balance, capacityPerRequest: balance }
  return { enabled: true, solver, supportsExternalLiquidity: false }
}

const getPrice = (chain: SolverChain | undefined, address: string): SimResponse => {
  const currency = chain && findCurrency(chain, address)
  if (currency === undefined) return json(400, { error: 'Price not found' })
  const reply: PriceReply = { price: Number(priceOfSymbol(currency.symbol)) / 1e8 }
  return json(200, reply)
}

/** Supported chains and routes, liquidity and currency prices. */
export const chainRoutes = (ctx: BridgeContext): Route[] => {
  const chainIn = (query: URLSearchParams, name: string) => ctx.chains.get(Number(query.get(name)))
  const unknown = () => answerRefusal(refusal('UNSUPPORTED_CHAIN', 'The chain is not supported'))
  return [
    ['GET', '/chains', () => json(200, getChains(ctx)())],
    ['POST', '/currencies/v2', ({ body }) => json(200, postCurrencies(ctx, readJsonObject(body) ?? {}))],
    [
      'GET',
      '/chains/liquidity',
      async ({ query }) => {
        const chain = chainIn(query, 'chainId')
        return chain === undefined ? unknown() : json(200, await getLiquidity(ctx, chain))
      },
    ],
    [
      'GET',
      '/config/v2',
      async ({ query }) => {
        const chain = chainIn(query, 'destinationChainId')
        if (chain === undefined || chainIn(query, 'originChainId') === undefined) return unknown()
        return json(200, await getConfig(ctx, chain, query.get('currency')))
      },
    ],
    ['GET', '/currencies/token/price', ({ query }) => getPrice(chainIn(query, 'chainId'), query.get('address') ?? '')],
  ]
}
