import { networks, networksIn, type NetworkType } from '@rialto/catalog'

import { basicTarget, pathTarget, stellarNetworkOf, tonTarget, tronTarget } from '../../composeChains.ts'
import { callOwn } from '../../composeAdmin.ts'
import type { Config } from '../../config.ts'
import type { Check } from './checkRuntime.ts'

/** The EVM and Solana nodes, by the setting that names them. */
const nodesOf = ({ evmRpc, solanaRpc, sandbox }: Config) => [
  ...[...evmRpc].map(([chainId, url]) => ({ name: `RIALTO_EVM_RPC_${chainId}`, chainId, url })),
  ...[...solanaRpc].map(([chainId, url]) => ({ name: `RIALTO_SOLANA_RPC_${chainId}`, chainId, url, isSolana: true })),
  ...Object.entries(sandbox?.externalRpc ?? {}).map(([chainId, url]) => ({
    name: `SANDBOX_RPC_${chainId}`,
    chainId,
    url,
  })),
]

/** The chain of every configured node is read. Its URL may hold a key and is not shown. */
export const checkNodes = async (config: Config): Promise<Check[]> => {
  const checks = await Promise.all([
    ...nodesOf(config).map(node => checkNode(config, node)),
    ...(config.bitcoinRpc === undefined ? [] : [checkBitcoin(config, config.bitcoinRpc)]),
    ...(config.tronRpc === undefined ? [] : [checkTron(config, config.tronRpc)]),
    ...(config.xrplRpc === undefined ? [] : [checkXrpl(config, config.xrplRpc)]),
    ...(config.stellarHorizon === undefined ? [] : [checkStellar(config, config.stellarHorizon)]),
    ...(config.tonApi === undefined ? [] : [checkTon(config, config.tonApi)]),
  ])
  if (config.environment === 'sandbox' || config.evmRpc.size > 0) return checks
  const what =
    'No RPC node is configured: transfers complete on the institution’s report, without counting confirmations on chain'
  return [...checks, { state: 'note', what, advice: 'Set RIALTO_EVM_RPC_<chainId> for the networks you use.' }]
}

interface Node {
  name: string
  chainId: string
  url: string
  isSolana?: boolean
}

const checkNode = async (config: Config, { name, chainId, url, isSolana = false }: Node): Promise<Check> => {
  if (!/^\d+$/.test(chainId) || !URL.canParse(url)) return { state: 'bad', what: `${name} is not a URL` }
  const expected = isSolana ? solanaReference(chainId) : chainId
  if (expected === undefined) return { state: 'bad', what: `${name}: there is no Solana network ${chainId}` }
  const method = isSolana ? 'getGenesisHash' : 'eth_chainId'
  const answer = await callOwn(config, url, { jsonrpc: '2.0', id: 1, method, params: [] })
  if (answer?.status !== 200)
    return {
      state: 'bad',
      what: `${name} does not respond`,
      advice: 'Check the URL, its API key and the network connection.',
    }
  const chain = isSolana ? genesisOf(answer.text) : chainOf(answer.text)
  if (chain === expected) return { state: 'ok', what: `${name} is on chain ${chainId}` }
  return {
    state: 'bad',
    what: `${name} is on chain ${chain ?? 'unknown'}`,
    advice: `Set it to a node of chain ${chainId}.`,
  }
}

/** How the first block's hash begins is the chain's reference in CAIP-2. */
const checkBitcoin = async (config: Config, url: string): Promise<Check> => {
  const name = 'RIALTO_BITCOIN_RPC'
  if (!URL.canParse(url)) return { state: 'bad', what: `${name} is not a URL` }
  const answer = await callOwn(config, url, { jsonrpc: '2.0', id: 1, method: 'getblockhash', params: [0] })
  if (answer?.status !== 200)
    return {
      state: 'bad',
      what: `${name} does not respond`,
      advice: 'Check the URL, its name and password, and the network connection.',
    }
  const network = networksIn(config.environment).find(({ networkType }) => networkType === 'bitcoin')
  if (network?.caip2 === `bip122:${resultOf(answer.text)?.slice(0, 32)}`)
    return { state: 'ok', what: `${name} is on ${network.name}` }
  return { state: 'bad', what: `${name} is on another chain`, advice: `Set it to a node of ${network?.name}.` }
}

interface Api {
  name: string
  url: string
  family: NetworkType
  /** URL and headers of the read. */
  target: (url: string) => { url: string; headers: Record<string, string> }
  /** Absent: the read has none. */
  body?: unknown
  /** Contents of the URL and requirements of the server, for the advice. */
  access: string
  /** The CAIP-2 id that an answer names. */
  caip2In: (text: string) => string | undefined
}

/** Reads the chain of the only node of a family. */
const checkApi = async (config: Config, { name, url, family, target, body, access, caip2In }: Api): Promise<Check> => {
  if (!URL.canParse(url)) return { state: 'bad', what: `${name} is not a URL` }
  const { url: at, headers } = target(url)
  const answer = await callOwn(config, at, body, headers)
  if (answer?.status !== 200)
    return { state: 'bad', what: `${name} does not respond`, advice: `Check the URL, ${access}.` }
  const network = networksIn(config.environment).find(({ networkType }) => networkType === family)
  return network !== undefined && network.caip2 === caip2In(answer.text)
    ? { state: 'ok', what: `${name} is on ${network.name}` }
    : { state: 'bad', what: `${name} is on another network`, advice: `Set it to a server of ${network?.name}.` }
}

const part = (text: string, form: RegExp): string => form.exec(text)?.[1] ?? ''

/** How the first block's id ends is the chain's reference in CAIP-2. The solidity API is read: it has final blocks alone. */
const checkTron = (config: Config, url: string): Promise<Check> =>
  checkApi(config, {
    name: 'RIALTO_TRON_RPC',
    url,
    family: 'tron',
    target: one => tronTarget(one, '/walletsolidity/getblockbynum'),
    body: { num: 0 },
    access: 'its API key and the network connection. The node must serve /walletsolidity',
    caip2In: text => `tron:0x${part(text, /"blockID"\s*:\s*"([0-9a-f]{64})"/).slice(-8)}`,
  })

/** The network's number is the chain's reference in CAIP-2. */
const checkXrpl = async (config: Config, url: string): Promise<Check> => {
  const name = 'RIALTO_XRPL_RPC'
  let isInStep = false
  const check = await checkApi(config, {
    name,
    url,
    family: 'ripple',
    target: basicTarget,
    body: { method: 'server_info', params: [{}] },
    access: 'its name and password, and the network connection',
    caip2In: text => {
      isInStep = /"validated_ledger"\s*:/.test(text)
      return `xrpl:${part(text, /"network_id"\s*:\s*(\d{1,10})\b/)}`
    },
  })
  if (check.state !== 'ok' || isInStep) return check
  return { state: 'bad', what: `${name} has no validated ledger`, advice: 'Wait until it is in step with its network.' }
}

/** The passphrase of the network names the chain. */
const checkStellar = (config: Config, url: string): Promise<Check> =>
  checkApi(config, {
    name: 'RIALTO_STELLAR_HORIZON',
    url,
    family: 'stellar',
    target: one => pathTarget(one, '/'),
    access: 'its name and password, and the network connection',
    caip2In: text => stellarNetworkOf(part(text, /"network_passphrase"\s*:\s*"([^"]{1,200})"/)),
  })

/** The global id is the chain's reference in CAIP-2. */
const checkTon = (config: Config, url: string): Promise<Check> =>
  checkApi(config, {
    name: 'RIALTO_TON_API',
    url,
    family: 'tvm',
    target: one => tonTarget(one, '/masterchainInfo'),
    access: 'its API key and the network connection',
    caip2In: text => `ton:${part(text, /"global_id"\s*:\s*(-?\d{1,10})\b/)}`,
  })

const chainOf = (text: string): string | undefined => {
  const result = resultOf(text)
  return result !== undefined && /^0x[0-9a-f]{1,16}$/i.test(result) ? BigInt(result).toString() : undefined
}

/** The first 32 characters of a genesis hash are the chain's reference in CAIP-2. */
const genesisOf = (text: string): string | undefined => {
  const result = resultOf(text)
  return result !== undefined && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(result) ? result.slice(0, 32) : undefined
}

const solanaReference = (chainId: string): string | undefined =>
  networks.find(network => network.networkType === 'solana' && network.chainId === chainId)?.caip2.split(':')[1]

const resultOf = (text: string): string | undefined => {
  try {
    const { result } = JSON.parse(text) as { result?: unknown }
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}
