import { createBridgeProviders } from '@rialto/bridges'
import { createConnectors, createPriceLists } from '@rialto/connectors'
import type { Connector, Credentials } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { createBitcoinRpc } from '../../packages/chains/src/bitcoin/createBitcoinRpc.ts'
import { createEvmRpc } from '../../packages/chains/src/evm/createEvmRpc.ts'
import { createSolanaRpc } from '../../packages/chains/src/solana/createSolanaRpc.ts'
import { createTronRpc } from '../../packages/chains/src/tron/createTronRpc.ts'
import { createXrplRpc } from '../../packages/chains/src/xrpl/createXrplRpc.ts'
import { egressTo, serveReplies, watchTurns } from './replies.ts'

const bytes = 2_000_000
const fill = (part: string): string => part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes)
const message = fill('you have only ip invalid address too many requests insufficient ')

const answerOf = (status: number, text: string) => ({ status, text })
/** Replies of 2 MB: texts in the fields of errors, long numbers, deep and wide documents, pages, and nothing that ends. */
const replies = {
  'a text in every field of an error': answerOf(
    400,
    JSON.stringify(
      Object.fromEntries(
        ['message', 'msg', 'error', 'reason', 'code', 'retMsg', 'err-msg', 'label'].map(name => [
          name,
          message.slice(0, bytes / 8),
        ]),
      ),
    ),
  ),
  'an error whose text is one word': answerOf(400, JSON.stringify({ code: -1, msg: fill('a').slice(40) })),
  'a page': answerOf(502, `<html><body>${message}`.slice(0, bytes)),
  spaces: answerOf(200, fill(' ')),
  digits: answerOf(200, `{"balance":${fill('9').slice(20)}}`),
  'a digit text': answerOf(200, JSON.stringify({ data: [{ balance: fill('9').slice(40) }] })),
  brackets: answerOf(200, fill('[')),
  'many rows': answerOf(
    200,
    JSON.stringify({
      result: Array.from({ length: 36_000 }, (_, id) => ({ id, asset: 'USDC', free: '1.0', locked: '0' })),
    }),
  ),
  'small numbers': answerOf(200, `{"result":[${'1e-9,'.repeat(250_000)}1]}`),
  'rows of numbers': answerOf(
    200,
    JSON.stringify({ jsonrpc: '2.0', id: 1, result: Array.from({ length: 50_000 }, (_, id) => [id, 1.5, 3e-7, 4]) }),
  ),
  escapes: answerOf(200, `"${fill('\\u0000').slice(8)}"`),
}

const credentials = { key: 'key', secret: 'c2VjcmV0', passphrase: 'p', accessToken: 'a', refreshToken: 'r' }
const order = {
  reference: '0198f9c2-0000-7000-8000-000000000001',
  symbol: 'USDC',
  networkId: 'aa883b03-120d-477c-a588-37c2afd3ca71',
  toAddress: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
  amount: '5',
  maxDebit: '6',
}

const callsOf = ({ auth, read, withdraw }: Connector): (() => Promise<unknown>)[] => {
  const given = credentials as unknown as Credentials
  const fields = {
    apiKey: 'key',
    apiSecret: 'c2VjcmV0',
    secret: 'c2VjcmV0',
    passphrase: 'p',
    username: 'u',
    password: 'p',
  }
  return [
    async () => auth.connectWithKey?.(fields),
    async () => auth.signIn?.(fields, {}),
    async () => auth.completeOAuth?.({ code: 'c', codeVerifier: 'v', redirectUri: 'https://rialto.example' }),
    async () => auth.refresh?.(given),
    async () => read.balances(given),
    async () => read.holdings(given),
    async () => read.identity?.(given),
    async () => read.depositAddress(given, order),
    async () => withdraw.terms(given, 'USDC'),
    async () => withdraw.publicTerms?.('USDC'),
    async () => withdraw.submit(given, order as never),
    async () => withdraw.find(given, { order: order as never, sinceMs: Date.now() - 60_000 }),
  ]
}

/** Every method of a client of a node or provider, with arguments that are good enough for a request. */
const methodsOf = (client: object): (() => Promise<unknown>)[] => {
  const hash = `0x${'1'.repeat(64)}`
  const given = {
    ...order,
    address: order.toAddress,
    from: order.toAddress,
    to: order.toAddress,
    fromBlock: 1n,
    toBlock: 9n,
  }
  const end = { networkId: order.networkId, symbol: 'USDC' }
  const input = { ...given, topics: [hash], data: '0x', origin: end, destination: end, recipient: order.toAddress }
  return Object.values(client as Readonly<Record<string, unknown>>).flatMap(method =>
    typeof method === 'function' ? [input, hash, 1n].map(argument => async () => method(argument, argument)) : [],
  )
}

const clock = { nowMs: Date.now, sleep: async () => undefined }

const clientsOf = (egress: Egress): [string, (() => Promise<unknown>)[]][] => {
  const rpcUrl = 'http://node.example/'
  const node = { networkId: order.networkId, rpcUrl }
  const { connectors } = createConnectors({
    egress,
    clock,
    environment: 'production',
    oauth: () => ({ clientId: 'c', clientSecret: 's' }),
  })
  const others: [string, object][] = [
    ['EVM node', createEvmRpc(egress, rpcUrl)],
    ['Solana node', createSolanaRpc(egress, rpcUrl)],
    ['Tron node', createTronRpc(egress, node as never)],
    ['XRP Ledger node', createXrplRpc(egress, node as never)],
    ['Bitcoin node', createBitcoinRpc(egress, node as never)],
    ...createBridgeProviders({ config: { relay: {}, oneclick: {} }, egress, clock: clock as never }).map(
      (provider): [string, object] => [`bridge ${provider.name}`, provider],
    ),
    ...createPriceLists(egress).map((list): [string, object] => [`prices ${list.name}`, list]),
  ]
  return [
    ...connectors.map((connector): [string, (() => Promise<unknown>)[]] => [
      connector.descriptor.type,
      callsOf(connector),
    ]),
    ...others.map(([name, client]): [string, (() => Promise<unknown>)[]] => [name, methodsOf(client)]),
  ]
}

/**
 * Every call of every connector, node, bridge and price list, answered over a socket with 2 MB of hostile text: the CPU
 * time of the longest turn of the event loop, in which no other request is served. The least of three calls, because
 * other work on the machine makes each slower.
 */
export const hostileTexts = async (): Promise<object> => {
  const server = await serveReplies()
  const { egress, close, countRequests } = egressTo(server.url)
  const turns = watchTurns()
  const worst: { ms: number; first: number; of: string; reply: string }[] = []
  let calls = 0
  for (const [of, all] of clientsOf(egress))
    for (const [reply, answer] of Object.entries(replies)) {
      server.answer(answer)
      // Every call where the reply is read row by row; elsewhere the first ones stand for all.
      for (const call of answer.text.includes('asset') || answer.text.includes('retMsg') ? all : all.slice(0, 5)) {
        const times: number[] = []
        for (let time = 0; time < 3; time += 1) {
          const before = countRequests()
          turns.takeLongestMs()
          await Promise.race([
            call().catch(() => undefined),
            new Promise(resolve => setTimeout(resolve, 5_000).unref()),
          ])
          if (countRequests() === before) break
          times.push(Math.round(turns.takeLongestMs()))
          // A call that is quick once needs no further one.
          if ((times[0] ?? 0) < 20) break
        }
        if (times.length === 0) continue
        calls += 1
        worst.push({ ms: Math.min(...times), first: times[0] ?? 0, of, reply })
      }
      if (worst.length > 1_000) worst.sort((a, b) => b.ms - a.ms).splice(30)
    }
  turns.stop()
  await Promise.all([close(), server.stop()])
  return { calls, requests: countRequests(), worst: worst.sort((a, b) => b.ms - a.ms).slice(0, 30) }
}
