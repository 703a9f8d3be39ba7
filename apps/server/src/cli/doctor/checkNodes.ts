import { askOwn } from '../../composeAdmin.ts'
import type { Config } from '../../config.ts'
import type { Check } from './check.ts'

/** Every node that was named is asked for its chain. Its URL may hold a key and is not shown. */
export const checkNodes = async (config: Config): Promise<Check[]> => {
  const nodes = [
    ...[...config.evmRpc].map(([chainId, url]) => ({ name: `RIALTO_EVM_RPC_${chainId}`, chainId, url })),
    ...Object.entries(config.sandbox?.externalRpc ?? {}).map(([chainId, url]) => ({
      name: `SANDBOX_RPC_${chainId}`,
      chainId,
      url,
    })),
  ]
  const checks = await Promise.all(nodes.map(node => checkNode(config, node)))
  if (config.environment === 'sandbox' || nodes.length > 0) return checks
  const what = 'No node is set: transfers end with the institution’s word, and no confirmation on chain is counted'
  return [{ state: 'note', what, advice: 'Set RIALTO_EVM_RPC_<chainId> for the networks you use.' }]
}

const checkNode = async (config: Config, node: { name: string; chainId: string; url: string }): Promise<Check> => {
  const { name, chainId, url } = node
  if (!/^\d+$/.test(chainId) || !URL.canParse(url)) return { state: 'bad', what: `${name} is not a URL` }
  const answer = await askOwn(config, url, { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  if (answer?.status !== 200)
    return { state: 'bad', what: `${name} does not answer`, advice: 'Check the URL, its key, and the way there.' }
  const chain = chainOf(answer.text)
  if (chain === BigInt(chainId)) return { state: 'ok', what: `${name} is a node of chain ${chainId}` }
  return {
    state: 'bad',
    what: `${name} is a node of chain ${chain ?? 'unknown'}`,
    advice: `Name one of chain ${chainId}.`,
  }
}

const chainOf = (text: string): bigint | undefined => {
  try {
    const { result } = JSON.parse(text) as { result?: unknown }
    return typeof result === 'string' && /^0x[0-9a-f]{1,16}$/i.test(result) ? BigInt(result) : undefined
  } catch {
    return undefined
  }
}
