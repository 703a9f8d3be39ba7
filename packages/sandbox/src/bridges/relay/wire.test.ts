import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { BASE, SEPOLIA, startBridgeWorld } from './testing/startBridgeWorld.ts'

/**
 * The compiler's errors for each reply as a value of the type that Relay publishes, such as wrong literals, wrong types
 * and unknown fields. One program checks all replies, because loading Relay's types takes seconds.
 */
const errorsOf = (replies: readonly (readonly [type: string, reply: unknown])[]): string[][] => {
  const path = fileURLToPath(new URL('./recordedReplies.ts', import.meta.url))
  const lines = replies.map(
    ([type, reply], index) => `export const reply${index}: wire.${type} = ${JSON.stringify(reply)}`,
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
  const source = program.getSourceFile(path)
  const errors = program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => ({
    // One reply per line, after the import.
    reply: (source?.getLineAndCharacterOfPosition(start).line ?? 0) - 1,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))
  return replies.map((_, index) => errors.flatMap(({ reply, text }) => (reply === index ? [text] : [])))
}

test('every reply is of the type Relay publishes for it', { timeout: 180_000 }, async () => {
  const world = await startBridgeWorld()
  try {
    const body = world.quoteBody('10000000', 'USDC', { useDepositAddress: true })
    const quote = (await world.call('POST', '/quote/v2', body)).body
    const { depositAddress, requestId } = quote.steps[0]
    const send = (amountBaseUnits: bigint) =>
      world.chains.send({ networkId: SEPOLIA.networkId, symbol: 'USDC', to: depositAddress, amountBaseUnits })
    // Filled, refunded, failed, superseded: every form of a request.
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
    const [wrongStatus, unknownField, ...rest] = errorsOf([
      ['StatusReply', { ...replies.StatusReply, status: 'done' }],
      ['QuoteReply', { ...quote, stepz: [] }],
      ...Object.entries(replies),
    ])
    expect(rest.flat()).toEqual([])
    expect(wrongStatus).toHaveLength(1)
    expect(unknownField).toHaveLength(1)
  } finally {
    await world.stop()
  }
})
