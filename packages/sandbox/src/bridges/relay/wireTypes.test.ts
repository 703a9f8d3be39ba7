import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { BASE, SEPOLIA, startBridgeWorld } from './testing/startBridgeWorld.ts'

/** What the compiler says of replies as values of the types Relay publishes: a wrong word, a wrong kind, an unknown field. */
const complaints = (replies: Readonly<Record<string, unknown>>): string[] => {
  const path = fileURLToPath(new URL('./recordedReplies.ts', import.meta.url))
  const lines = Object.entries(replies).map(
    ([name, reply], index) => `export const reply${index}: wire.${name} = ${JSON.stringify(reply)}`,
  )
  const text = ["import type * as wire from './wire.ts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (file, language) =>
    file === path ? ts.createSourceFile(file, text, language) : readSource(file, language)
  const exists = host.fileExists.bind(host)
  host.fileExists = file => file === path || exists(file)
  const program = ts.createProgram([path], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('every reply is of the type Relay publishes for it', { timeout: 180_000 }, async () => {
  const world = await startBridgeWorld()
  try {
    const body = world.quoteBody('10000000', 'USDC', { useDepositAddress: true })
    const quote = (await world.call('POST', '/quote/v2', body)).body
    const { depositAddress, requestId } = quote.steps[0]
    const send = (amountBaseUnits: bigint) =>
      world.chains.send({ networkId: SEPOLIA.networkId, symbol: 'USDC', to: depositAddress, amountBaseUnits })
    // Carried, sent back, failed, superseded: every form of a request.
    for (const amount of [10_000_000n, 900_000n, 10_000_902n]) await send(amount)
    await world.settle()
    const get = async (path: string) => (await world.call('GET', path)).body
    const requests = await get(`/requests/v3?depositAddress=${depositAddress}&includeTotal=true&limit=2`)
    const replies = {
      ChainsReply: await get('/chains'),
      CurrenciesReply: (await world.call('POST', '/currencies/v2', { depositAddressOnly: true })).body,
      LiquidityReply: await get(`/chains/liquidity?chainId=${BASE.id}`),
      ConfigReply: await get(`/config/v2?originChainId=${SEPOLIA.id}&destinationChainId=${BASE.id}&currency=usdc`),
      PriceReply: await get(
        `/currencies/token/price?chainId=${BASE.id}&address=${world.tokenOf(BASE.networkId, 'ETH')}`,
      ),
      QuoteReply: quote,
      DepositAddressReply: await get(`/deposit-addresses/v1?address=${depositAddress}`),
      StatusReply: await get(`/intents/status/v3?requestId=${requestId}`),
      RequestsReply: requests,
      ReindexReply: (
        await world.call('POST', '/transactions/deposit-address/reindex', { chainId: SEPOLIA.id, depositAddress })
      ).body,
    }
    expect(requests.requests).toHaveLength(2)
    expect(complaints(replies)).toEqual([])
    expect(complaints({ StatusReply: { ...replies.StatusReply, status: 'done' } })).toHaveLength(1)
    expect(complaints({ QuoteReply: { ...quote, stepz: [] } })).toHaveLength(1)
  } finally {
    await world.stop()
  }
})
