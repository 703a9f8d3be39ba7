import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { loadSources, root } from './sources.mjs'

/**
 * Builds the listed tokens of the catalogue, and docs/catalogue.md, from published token lists:
 *
 *     npm install --prefix /tmp/lists <the packages below> && node scripts/buildTokenCatalogue.mjs /tmp/lists
 *
 * A contract is listed if two publishers name it with the same decimals and symbol, and no list has another contract of the
 * network under that symbol. A server starts only with rows that are signed (scripts/signTokenCatalogue.mjs). The lists are not dependencies: the script stores their facts with the source of each row.
 */

/** Publishers that do not copy each other. `curated`: each entry was accepted by a person. */
const sources = [
  { id: 'U', package: '@uniswap/default-token-list', file: 'build/uniswap-default.tokenlist.json', curated: true },
  { id: 'S', package: '@sushiswap/default-token-list', file: 'build/sushiswap-default.tokenlist.json', curated: true },
  { id: 'Q', package: 'quickswap-default-token-list', file: 'build/quickswap-default.tokenlist.json', curated: true },
  {
    id: 'G',
    package: '@sonarwatch/token-lists',
    curated: false,
    files: ['arbitrum', 'avalanche', 'base', 'bnb', 'cronos', 'ethereum', 'linea', 'optimism', 'polygon', 'solana'].map(
      name => `build/sonarwatch.${name}.tokenlist.json`,
    ),
  },
  {
    id: 'R',
    package: '@solana/spl-token-registry',
    file: 'dist/main/tokens/solana.tokenlist.json',
    curated: true,
    chainId: 501000101,
    // The lists that G gathers for Solana began as copies of this one.
    countsAs: 'G',
  },
]

const solanaChain = 501000101

/** Tokens whose issuer has ended or replaced them. */
const ended = new Map([
  ['BUSD', 'the issuer ended it in 2024'],
  ['HUSD', 'the issuer ended it in 2022'],
  ['UST', 'collapsed in 2022'],
  ['USTC', 'collapsed in 2022'],
  ['LUNA', 'replaced in 2022'],
  ['MATIC', 'replaced by POL'],
  ['FTM', 'replaced by S'],
  ['RENBTC', 'the bridge ended in 2022'],
  ['SAI', 'replaced by DAI'],
  ['AGIX', 'merged into FET'],
])

const fileOf = (folder, name, file) => join(folder, 'node_modules', name, file)

const readList = (folder, { id, countsAs = id, curated, package: name, file, files = [file], chainId: own }) => {
  const { version } = JSON.parse(readFileSync(fileOf(folder, name, 'package.json'), 'utf8'))
  const tokens = files.flatMap(one => {
    const text = readFileSync(fileOf(folder, name, one), 'utf8')
    const isSolana = own === solanaChain || one.includes('solana')
    return JSON.parse(text).tokens.map(token => ({ ...token, chainId: isSolana ? solanaChain : token.chainId }))
  })
  return { id, countsAs, curated, name, version, tokens }
}

/** Solana's addresses are case-sensitive; those of EVM chains are compared in lower case. */
const normal = (chainId, address) => (chainId === solanaChain ? address : address.toLowerCase())

const bridgedName = /bridged|\(pos\)|wormhole|axelar|multichain|\.e\b|avalanche bridge|polygon pos|celer/i

/** Every naming of a contract, by chain and address. */
const collect = (lists, chains) => {
  const contracts = new Map()
  for (const { id, countsAs, curated, tokens } of lists)
    for (const { chainId, address, symbol, decimals, name, extensions } of tokens) {
      if (!chains.has(chainId) || typeof symbol !== 'string' || typeof address !== 'string') continue
      const key = `${chainId} ${normal(chainId, address)}`
      const known = contracts.get(key) ?? { chainId, address, namings: [] }
      const isBridged = bridgedName.test(`${name} ${symbol}`) || extensions?.bridgeInfo?.['1'] !== undefined
      known.namings.push({ id, countsAs, curated, symbol: symbol.toUpperCase(), decimals, name, isBridged })
      contracts.set(key, known)
    }
  return [...contracts.values()]
}

const only = values => [...new Set(values)]

/** Why a contract is not listed, or its row. */
const judge = ({ chainId, address, namings }, { bySymbol, core, native }) => {
  const publishers = only(namings.map(({ id }) => id))
  if (only(namings.map(({ countsAs }) => countsAs)).length < 2 || !namings.some(({ curated }) => curated))
    return { reject: 'one publisher' }
  if (only(namings.map(({ decimals }) => decimals)).length > 1) return { reject: 'decimals differ' }
  const symbols = only(namings.map(({ symbol }) => symbol))
  if (symbols.length > 1) return { reject: 'symbols differ' }
  const [symbol] = symbols
  if (!/^[A-Z0-9]{2,12}$/.test(symbol)) return { reject: 'symbol of other letters' }
  if (ended.has(symbol)) return { reject: `ended: ${ended.get(symbol)}` }
  if (native.get(chainId) === symbol) return { reject: 'symbol of the network’s coin' }
  const known = core.get(`${chainId} ${symbol}`)
  if (known !== undefined)
    return {
      reject: normal(chainId, known) === normal(chainId, address) ? 'listed by hand' : 'symbol of another contract',
    }
  if (bySymbol.get(`${chainId} ${symbol}`).size > 1) return { reject: 'symbol of another contract' }
  const { decimals } = namings[0]
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 24) return { reject: 'decimals differ' }
  const name = (namings.find(({ curated }) => curated) ?? namings[0]).name.trim().slice(0, 60)
  const status = namings.some(({ isBridged }) => isBridged) ? 'bridged' : 'native'
  return { row: { chainId, symbol, decimals, address, name: name.replace(/[\t\n]/g, ' '), status, publishers } }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder in which the lists are installed.')
const { networks, handListed, isValidAddress, toChecksumAddress } = await loadSources(
  `export { networks } from './packages/catalog/src/networks.ts'
   export { handListed } from './packages/catalog/src/tokens.ts'
   export { toChecksumAddress } from './packages/catalog/src/addresses/evm.ts'
   export { isValidAddress } from './packages/catalog/src/addresses/isValidAddress.ts'`,
)
const offered = networks.filter(({ environments }) => environments.includes('production'))
const chainOf = ({ networkType, chainId }) =>
  networkType === 'evm' ? Number(chainId) : networkType === 'solana' ? solanaChain : undefined
const chains = new Map(offered.flatMap(network => (chainOf(network) ? [[chainOf(network), network]] : [])))
const native = new Map([...chains].map(([chainId, { nativeSymbol }]) => [chainId, nativeSymbol]))
const core = new Map(
  handListed.flatMap(({ networkId, symbol, address = '' }) => {
    const network = offered.find(({ id }) => id === networkId)
    return network && chainOf(network) ? [[`${chainOf(network)} ${symbol}`, address]] : []
  }),
)
const lists = sources.map(source => readList(folder, source))
const contracts = collect(lists, chains)
/** Which contracts a symbol names on a chain: those of curated lists, and those that are named twice. */
const bySymbol = new Map()
for (const { chainId, address, namings } of contracts) {
  const isSerious = namings.some(({ curated }) => curated) || only(namings.map(({ countsAs }) => countsAs)).length > 1
  for (const { symbol } of isSerious ? namings : [])
    bySymbol.set(
      `${chainId} ${symbol}`,
      (bySymbol.get(`${chainId} ${symbol}`) ?? new Set()).add(normal(chainId, address)),
    )
}
const judged = contracts.map(contract => ({ contract, ...judge(contract, { bySymbol, core, native }) }))
const checksummed = ({ chainId, address }) => (chainId === solanaChain ? address : toChecksumAddress(address))
const rows = judged
  .flatMap(({ row }) => row ?? [])
  .map(row => ({ ...row, network: chains.get(row.chainId).name, address: checksummed(row) }))
  .filter(({ address, chainId }) => isValidAddress(chains.get(chainId).networkType, address))
  .sort((a, b) => `${a.network} ${a.symbol}`.localeCompare(`${b.network} ${b.symbol}`, 'en'))
const text = rows
  .map(row =>
    [
      row.network,
      row.symbol,
      row.decimals,
      row.address,
      row.status === 'bridged' ? 'b' : 'n',
      row.publishers.join(''),
      row.name,
    ].join('\t'),
  )
  .join('\n')
writeFileSync(
  join(root, 'packages/catalog/src/assets/generated/listedTokensText.ts'),
  `/**
 * Tokens by network, written by scripts/buildTokenCatalogue.mjs: network, symbol, decimals, contract, status (b: a bridge issues it),
 * publishers, name.
 */
export const listedTokensText = \`${text}\`
`,
)

/** The explorer page of a token's contract. Undefined if the network has no public explorer, or no such pages. */
const explorerTokenUrl = ({ networkType, explorerTxUrl }, address) => {
  const path = networkType === 'evm' ? '/token/' : networkType === 'solana' ? '/address/' : undefined
  return path && explorerTxUrl?.replace(/\/tx\/.*$/, `${path}${address}`)
}
const contractOf = ({ chainId, address }) => {
  const url = explorerTokenUrl(chains.get(chainId), address)
  return url === undefined ? `\`${address}\`` : `[\`${address}\`](${url})`
}
const counted = values => [...Map.groupBy(values, value => value)].map(([value, all]) => [value, all.length])
const table = (head, body) => [head, head.map(() => '---'), ...body].map(cells => `| ${cells.join(' | ')} |`).join('\n')
const rejects = counted(
  judged.flatMap(({ reject }) => (reject === undefined || reject === 'one publisher' ? [] : [reject])),
)
const rejected = judged
  .filter(({ reject = 'one publisher' }) => !['one publisher', 'listed by hand'].includes(reject))
  .filter(({ contract }) => contract.namings.some(({ curated }) => curated))
  .map(({ contract: { chainId, address, namings }, reject }) => [
    chains.get(chainId).name,
    `\`${namings[0].symbol.replaceAll(/[|`]/g, '')}\``,
    `\`${address}\``,
    only(namings.map(({ id }) => id)).join(''),
    reject,
  ])
  .sort((a, b) => a.join(' ').localeCompare(b.join(' '), 'en'))
writeFileSync(
  join(root, 'docs/catalogue.md'),
  `# Token catalogue

<!-- prettier-ignore-start -->

Pairs of token and network in production: ${rows.length} from published lists, and those listed by hand in \`packages/catalog/src/tokens.ts\`.
Written by \`scripts/buildTokenCatalogue.mjs\`.

A contract is listed if two publishers name it with the same symbol and the same decimals, at least one of them after a person's review, and
no other contract of that network that a publisher reviewed, or two name, has the symbol. Symbols of a network's own coin and of pairs listed
by hand cannot be taken, so that \`USDC\` is never a bridged \`USDC.e\`. A symbol alone lists nothing.

The rows, and those listed by hand, are signed by the maintainers (Ed25519, \`scripts/signTokenCatalogue.mjs\`). A server compares them with the
signature at its start and does not start if they differ.

A network that has ended (\`ended\` in \`packages/catalog/src/networks.ts\`) is offered nowhere: requests that name it are refused with the day of
its end and the network to use instead, and earlier records keep its name, decimals and explorer. Renamed networks are found by their earlier names
(\`otherNames\`).

## Publishers

${table(
  ['Key', 'Package', 'Version', 'Reviewed by persons', 'Confirms'],
  lists.map(({ id, name, version, curated }) => [
    id,
    `\`${name}\``,
    version,
    curated ? 'yes' : 'no',
    rows.filter(({ publishers }) => publishers.includes(id)).length,
  ]),
)}

## Pairs by network

${table(
  ['Network', 'Pairs', 'Of these bridged'],
  counted(rows.map(({ network }) => network)).map(([network, count]) => [
    network,
    count,
    rows.filter(row => row.network === network && row.status === 'bridged').length,
  ]),
)}

## Not listed, by reason

Contracts that one publisher alone names are left out here.

${table(['Reason', 'Contracts'], rejects)}

## Rows

The publishers of each row are its last column. \`bridged\`: a publisher states that a bridge issues it. Addresses and tags are checked by the rules of the network ([addresses.md](addresses.md)).

${table(
  ['Network', 'Symbol', 'Decimals', 'Contract', 'Status', 'Publishers'],
  rows.map(row => [
    row.network,
    `\`${row.symbol}\``,
    row.decimals,
    contractOf(row),
    row.status === 'bridged' ? 'bridged' : '',
    row.publishers.join(''),
  ]),
)}

## Rejected after review

${table(['Network', 'Symbol', 'Contract', 'Publishers', 'Reason'], rejected)}

<!-- prettier-ignore-end -->
`,
)
console.log(
  `${rows.length} pairs`,
  Object.fromEntries(counted(rows.map(({ network }) => network))),
  Object.fromEntries(rejects),
)
