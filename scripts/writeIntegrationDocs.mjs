import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { loadSources, root } from './sources.mjs'

const columns = [
  ['Balance', 'balance'],
  ['Holdings', 'holdings'],
  ['Identity', 'identity'],
  ['Orders', 'orders'],
  ['Transfers', 'transfers'],
  ['Deposit addresses', 'cryptocurrencyDepositAddresses'],
]

const schemes = {
  oAuth: 'sign-in',
  apiKey: 'API key',
  password: 'password and code',
  walletConnect: 'wallet',
  address: 'address',
}

const settings = type => {
  const prefix = `RIALTO_${type.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`
  return `\`${prefix}_CLIENT_ID\`, \`${prefix}_CLIENT_SECRET\``
}

const availability = ({ type, tier, scheme }, descriptor) => {
  if (scheme === 'walletConnect')
    return 'in Link, with a node: `RIALTO_EVM_RPC_<chainId>`, `RIALTO_SOLANA_RPC_<chainId>`, `RIALTO_BITCOIN_RPC`, `RIALTO_TRON_RPC`'
  if (scheme === 'address')
    return 'with a node: `RIALTO_EVM_RPC_<chainId>`, `RIALTO_SOLANA_RPC_<chainId>`, `RIALTO_BITCOIN_RPC`, `RIALTO_TRON_RPC`, `RIALTO_XRPL_RPC`'
  if (descriptor) return descriptor.scheme.kind === 'oAuth' ? `with ${settings(type)}` : 'yes'
  return (
    { partner: 'partners only', generic: 'needs no connector', sandbox: 'never: sandbox only' }[tier] ??
    'not supported in this version'
  )
}

const exchangesFolder = join(root, 'packages/connectors/src/exchanges')

const countOf = (text, pattern) => text.match(pattern)?.length ?? 0

/** Years and months of the sources, as its first lines state them. */
const datesOf = text => {
  const found = text
    .split('\n## ', 1)[0]
    .match(
      /(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d|20\d\d-\d\d-\d\d|late 20\d\d|20\d\d to 20\d\d|20\d\d(?= for )/g,
    )
  return found ? [...new Set(found)].join(', ') : 'not stated'
}

const readRecording = name => {
  const path = join(exchangesFolder, name, 'testing/recorded.json')
  if (!existsSync(path)) return { source: '', day: '', calls: new Set() }
  const { environment, atMs, steps } = JSON.parse(readFileSync(path, 'utf8'))
  return {
    source: environment === 'sandbox' ? 'of the sandbox' : 'of a real account',
    day: new Date(atMs).toISOString().slice(0, 10),
    calls: new Set(steps.filter(({ outcome }) => 'value' in outcome).map(({ call }) => call)),
  }
}

/** Replies of the forms that public test data of other clients has. */
const readPublished = name => {
  const path = join(exchangesFolder, name, 'testing/published.json')
  if (!existsSync(path)) return { steps: new Map() }
  const { publishedIn, asOf, steps } = JSON.parse(readFileSync(path, 'utf8'))
  // Beside published replies, a step may need one that was written for the test.
  const sourced = steps.filter(({ exchanges }) => exchanges.some(({ source }) => source !== undefined))
  return { publishedIn, asOf, steps: new Map(sourced.map(({ call, exchanges }) => [call, exchanges])) }
}

const publishedOf = name => {
  const { steps, publishedIn } = readPublished(name)
  return steps.size === 0 ? 'no' : `${steps.size} calls, ${publishedIn}`
}

const recordedOf = name => {
  const { calls, source } = readRecording(name)
  return calls.size === 0 ? 'no' : `${calls.size} calls, ${source}`
}

const portName = /^(?:auth|read|withdraw|history|orders|funding|tokens)\.\w+$|^(?:probe|publicTerms)$/

/** Balances and holdings are read from the same replies. */
const isPublished = (port, { steps }) => steps.has(port) || (port === 'read.balances' && steps.has('read.holdings'))

/** How a line of a mapping is known, and of when: the surest of its sources last. */
const knowledgeOf = (line, port, { documents, recording, published }) => {
  if (recording.calls.has(port)) return ['recorded', `${recording.day}, ${recording.source}`]
  if (isPublished(port, published))
    return [/\[\?\]|_not verified_/.test(line) ? 'published, partly assumed' : 'published', published.asOf]
  if (/\[\?\]|_not verified_/.test(line)) return ['partly assumed', documents]
  if (/\[[CS]\]/.test(line)) return ['partly as other clients have it', documents]
  return ['documented', documents]
}

/** The lines of a mapping that name ports of the connector. */
const linesOf = name => {
  const text = readFileSync(join(exchangesFolder, name, 'MAPPING.md'), 'utf8')
  const known = { documents: datesOf(text), recording: readRecording(name), published: readPublished(name) }
  return text.split('\n').flatMap(line => {
    const [, first = '', calls = ''] = line.split(/(?<!\\)\|/)
    const ports = [...first.matchAll(/`([^`]+)`/g)].map(([, port]) => port).filter(port => portName.test(port))
    return ports.map(port => row([name, `\`${port}\``, calls.trim(), ...knowledgeOf(line, port, known)]))
  })
}

/** Calls of an exchange that shares a mapping, with their published replies. */
const publishedLines = () =>
  readdirSync(exchangesFolder)
    .filter(name => !existsSync(join(exchangesFolder, name, 'MAPPING.md')))
    .flatMap(name => {
      const { steps, asOf } = readPublished(name)
      return [...steps].map(([port, exchanges]) => {
        const calls = exchanges.filter(({ source }) => source !== undefined).map(({ request }) => request)
        const paths = [...new Set(calls.map(request => `\`${request.replace(/ [^/]+/, ' ')}\``))]
        return row([name, `\`${port}\``, paths.join(', '), 'published', asOf])
      })
    })

const mapped = () =>
  readdirSync(exchangesFolder).filter(
    name => existsSync(join(exchangesFolder, name, 'MAPPING.md')) && name !== 'sandboxBrokerage',
  )

/** How the statements of each MAPPING.md are known. */
const verification = () =>
  mapped().map(name => {
    const text = readFileSync(join(exchangesFolder, name, 'MAPPING.md'), 'utf8')
    return row([
      `[${name}](../packages/connectors/src/exchanges/${name}/MAPPING.md)`,
      datesOf(text),
      recordedOf(name),
      publishedOf(name),
      countOf(text, /\[[CS]\]/g),
      countOf(text, /\[\?\]|_not verified_/g),
    ])
  })

const row = cells => `| ${cells.join(' | ')} |`

/** docs/integrations.md: the catalogue's types, and the capabilities of their connectors. */
export const integrationDocs = async () => {
  const { addressDescriptor, integrations, registry, walletDescriptor } = await loadSources(
    `export { integrations } from './packages/catalog/src/integrations.ts'
     export { addressDescriptor } from './packages/connectors/src/addresses/addressDescriptor.ts'
     export { walletDescriptor } from './packages/connectors/src/wallets/walletDescriptor.ts'
     export * as registry from './packages/connectors/src/registry.ts'`,
  )
  const describedFor = environment =>
    new Map(
      Object.values(registry)
        .filter(({ sandboxOnly }) => environment === 'sandbox' || !sandboxOnly)
        .map(({ describe }) => describe(environment))
        .map(descriptor => [descriptor.type, descriptor]),
    )
  const descriptors = describedFor('production')
  const notes = [...describedFor('sandbox').values()].flatMap(({ type, products }) => {
    const closed = products.filter(product => !descriptors.get(type)?.products.includes(product))
    return closed.length === 0
      ? []
      : [
          `- \`${type}\`: \`${closed.join('`, `')}\` in the sandbox only. In production this is not offered: its MAPPING.md says why.`,
        ]
  })
  const rows = integrations.map(integration => {
    const descriptor = descriptors.get(integration.type)
    // Addresses and wallets need neither an institution nor a connector of the registry.
    const onChain = {
      address: () => addressDescriptor(integration.type, []),
      walletConnect: () => walletDescriptor({ networkIds: [] }, true),
    }
    const offered = (descriptor ?? onChain[integration.scheme]?.())?.products ?? []
    return row([
      integration.name,
      `\`${integration.type}\``,
      schemes[integration.scheme],
      ...columns.map(([, product]) => (offered.includes(product) ? '✓' : ' ')),
      availability(integration, descriptor),
    ])
  })
  const head = ['Integration', 'Type', 'Connects by', ...columns.map(([title]) => title), 'Available in production']
  return `# Integrations

<!-- prettier-ignore-start -->

Capabilities of each integration type. Generated by \`npm run docs\` from the catalog and the connectors' descriptors. On a running
installation, \`GET /api/v1/status\` returns the same for its environment, with the reason if an
integration is not available.

${[row(head), row(head.map(() => '---')), ...rows].join('\n')}
${notes.length === 0 ? '' : `\nThe table describes production. In the sandbox, these differ:\n\n${notes.join('\n')}\n`}
## How the mappings are known

A statement of a MAPPING.md is documented by the institution unless it is marked otherwise. Exchanges whose requests ccxt signs are in one file,
[ccxt.MAPPING.md](../packages/connectors/src/exchanges/ccxt.MAPPING.md).

${[row(mappingHead), row(mappingHead.map(() => '---')), ...verification()].join('\n')}

Each line that a connector relies on, with its last source. \`recorded\`: replies of that day are compared with the code by
\`recordings.test.ts\`. \`published\`: so are replies of the form that the test data of other open-source clients has, with made-up
values; \`published.json\` beside the mapping names repository, commit and file. \`partly assumed\`: the line marks the open questions
of the documents.

${[row(lineHead), row(lineHead.map(() => '---')), ...mapped().flatMap(linesOf), ...publishedLines()].join('\n')}

\`rialto canary\` reads accounts of your own on a schedule and compares the form of the replies with recordings of them
([operations.md](operations.md#rialtocanarydrift)): on your installation its output says when each call was verified last.

<!-- prettier-ignore-end -->
`
}

const lineHead = ['Mapping', 'Port', 'Calls', 'Known as', 'As of']

const mappingHead = [
  'Mapping',
  'Documents as of',
  'Recorded',
  'Published by others',
  'Marked as seen in other clients alone',
  'Marked as not verified',
]

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(join(root, 'docs/integrations.md'), await integrationDocs())
