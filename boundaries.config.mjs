import { readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

/**
 * The table "Packages" of ARCHITECTURE.md as rules of oxlint, a row here for each of its rows: `npm run boundaries`. Packages import
 * each other by name, so that a name says what is imported; a path that leaves the package is forbidden for all of them.
 * If several rows match a file, the last one applies. Files that nothing imports are found by knip, and circles by scripts/circles.mjs.
 */

/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Pattern */

/** They may import anything. */
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/conformance/**']

/** @type {Pattern} */
const leaving = {
  regex: String.raw`^\.\.?/(?:.*/)?(?:(?:packages|apps|examples|tests|bench)/|[^./][^/]*/(?:src|scripts|vectors)/)`,
  message: 'A package imports its own files by path, and other packages by name.',
}

/** @type {(files: string, patterns: Pattern[], excludeFiles?: string[]) => object} */
const forbid = (files, patterns, excludeFiles = []) => ({
  files: [files],
  excludeFiles: [...tests, ...excludeFiles],
  rules: { 'no-restricted-imports': ['error', { patterns: [leaving, ...patterns] }] },
})

/** @type {(names: string[], message: string) => Pattern} */
const none = (names, message) => ({ regex: `^@rialto/(?:${names.join('|')})(?:/|$)`, message })

const workspaces = ['packages', 'apps', 'examples'].flatMap(below =>
  readdirSync(join(import.meta.dirname, below)).map(name => (below === 'examples' ? `example-${name}` : name)),
)

/**
 * What is published, or guards something dangerous, imports what is listed and nothing else.
 * Spelled out as the names of all others: the regular expressions of oxlint cannot look ahead, and it ignores one that does.
 *
 * @type {(names: string[], message: string) => Pattern}
 */
const strictly = (names, message) =>
  none(
    workspaces.filter(name => !names.includes(name)),
    message,
  )

/** Any other package may import `defined`. @type {(names: string[], message: string) => Pattern} */
const only = (names, message) => strictly(['defined', ...names], message)

/** @type {(pattern: Pattern) => Pattern} */
const asValues = pattern => ({ ...pattern, allowTypeImports: true })

const noInputOutput = {
  regex: `^(?:node:|(?:${builtinModules.filter(name => !name.startsWith('_')).join('|')})(?:/|$))`,
  message: 'Core and what it imports have no I/O, clock or randomness of their own: core takes them as ports.',
}

const catalog = [only([], 'Catalog imports nothing.')]
const contract = [only(['catalog'], 'Contract may import catalog.')]
const core = [only(['contract', 'catalog'], 'Core may import contract and catalog.')]
const coreTests = [only(['contract', 'catalog'], 'Core stands alone: its tests use its own store in memory.')]
const connectors = [
  only(
    ['core', 'contract', 'catalog', 'egress', 'upstream'],
    'Connectors are adapters of core, over egress and upstream.',
  ),
]
const nodeClient = [
  strictly(
    ['contract', 'catalog', 'link-protocol', 'upstream'],
    'The client may import link-protocol, networks and addresses of catalog, and types of contract.',
  ),
  { regex: '^@rialto/catalog(?:$|/[^an])', message: 'Of catalog, the client may import networks and addresses.' },
  { regex: '^@rialto/upstream(?:$|/[^r])', message: 'Of upstream, the client may import `Retry-After`.' },
]
/** No path, and neither `node:` nor `@rialto/`. */
const foreign = '^(?:[^.n@]|n[^o]|no[^d]|nod[^e]|node[^:]|@[^r]|@r[^i])'

/**
 * The areas of core, each above those that it may import, types included. `context.ts` and `store.ts` are above them all:
 * an area imports only their types, to say what its use cases are given.
 */
export const areas = [
  ['backup', 'kernel'],
  ['access', 'assets', 'chains', 'idempotency', 'relayer', 'requestLog', 'retention', 'solana'],
  ['team', 'webhooks'],
  ['connections'],
  ['identity', 'orders', 'portfolio', 'screening'],
  ['accounts', 'balances', 'clients', 'transfers'],
  ['bridging', 'link', 'overview', 'sponsorship', 'users'],
  ['books', 'manualDeposits', 'paymentRequests', 'payouts', 'wallets'],
  ['agents'],
  ['linkTokens'],
  ['authentication', 'catalogLink'],
  ['tokens'],
]

/** @type {(area: string, level: number) => object} */
const coreArea = (area, level) => {
  const above = areas
    .slice(level)
    .flat()
    .filter(name => name !== area)
  const ups = ['', '*/'].map((depth, index) => ({
    files: `packages/core/src/${area}/${depth}*.ts`,
    regex: String.raw`^(?:\.\./){${index + 1}}(?:${above.join('|')})/`,
  }))
  const message = 'An area of core imports only areas below it in the list `areas`.'
  return ups.map(({ files, regex }) => forbid(files, [...core, noInputOutput, { regex, message }]))
}

/** `up` is the path that leaves the exchange's folder. @type {(depth: string, up: string) => object} */
const exchange = (depth, up) =>
  forbid(`packages/connectors/src/exchanges/*/${depth}*.{ts,mjs}`, [
    ...connectors,
    {
      regex: String.raw`^(?:\./)?${up.replaceAll('.', String.raw`\.`)}[^.]|^\..*/exchanges/`,
      message: 'One folder per exchange: one connector never imports another.',
    },
  ])

export default {
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist/**', '.cache/**'],
  overrides: [
    forbid('{packages,apps,examples}/**', []),
    forbid('packages/catalog/**', catalog),
    forbid('packages/catalog/src/**', [...catalog, noInputOutput]),
    forbid('packages/contract/**', contract),
    forbid('packages/contract/src/**', [...contract, noInputOutput]),
    forbid('packages/core/**', core),
    forbid('packages/core/src/**', [...core, noInputOutput]),
    {
      files: ['packages/core/src/**/*.test.ts', 'packages/core/src/testing/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [leaving, ...coreTests] }] },
    },
    ...areas.flatMap((names, level) => names.flatMap(name => coreArea(name, level))),
    forbid('packages/store/**', [only(['core', 'contract', 'catalog'], 'Store is an adapter of core.')]),
    forbid('packages/upstream/**', [only(['contract', 'egress'], 'Upstream is under the adapters, over egress.')]),
    forbid('packages/connectors/**', connectors),
    exchange('', '../'),
    exchange('*/', '../../'),
    exchange('*/*/', '../../../'),
    forbid('packages/chains/**', [
      only(['core', 'contract', 'catalog', 'egress'], 'Chains are adapters of core, over egress.'),
    ]),
    forbid('packages/bridges/**', [
      only(
        ['core', 'contract', 'catalog', 'egress', 'upstream'],
        'Bridges are adapters of core, over egress and upstream.',
      ),
    ]),
    forbid('packages/egress/**', [strictly([], 'Egress, the only outbound HTTP client, imports nothing.')]),
    forbid('packages/vault/**', [strictly([], 'Vault, the only ciphers, imports nothing.')]),
    forbid('packages/defined/**', [strictly([], 'Defined imports nothing.')]),
    forbid('packages/sandbox/**', [
      only(
        ['core', 'contract', 'catalog'],
        'The sandbox simulates what adapters speak to, and shares none of their code.',
      ),
    ]),
    forbid('packages/link-protocol/**', [strictly([], 'Link-protocol has no dependencies.')]),
    forbid('packages/web-sdk/**', [strictly(['link-protocol'], 'The web SDK may import link-protocol.')]),
    forbid('packages/react/**', [strictly(['web-sdk'], '`useLink` opens the web SDK and may import nothing else.')]),
    forbid('packages/react-native/**', [
      strictly(['link-protocol', 'web-sdk'], 'React Native may import link-protocol and level 2 of the web SDK.'),
    ]),
    forbid('packages/node-client/**', nodeClient),
    forbid('packages/node-client/src/**', [
      ...nodeClient,
      asValues(none(['contract'], 'Of contract, the client takes types.')),
      asValues({ regex: foreign, message: 'The client brings no package along: of others it takes types.' }),
    ]),
    forbid('packages/ui/**', [only([], 'Ui imports nothing.')]),
    forbid(
      'apps/server/src/**',
      [
        asValues(
          none(
            ['store', 'connectors', 'chains', 'bridges', 'sandbox', 'egress', 'vault'],
            'The server may import everything, but only `compose*.ts` names adapters.',
          ),
        ),
      ],
      ['apps/server/src/compose*', 'apps/server/src/compose*/**', 'apps/server/src/main.ts'],
    ),
    forbid('apps/backup/**', [
      only(['catalog', 'link-protocol', 'ui'], 'Backup mode needs no service: catalog, link-protocol and ui.'),
    ]),
    forbid('apps/link/**', [
      only(['contract', 'link-protocol', 'ui'], 'The hosted page may import contract, link-protocol and ui.'),
    ]),
    forbid('apps/dashboard/src/**', [
      only(['contract', 'ui'], 'The dashboard may import types of contract, and ui.'),
      asValues(none(['contract'], 'Of contract, the dashboard takes types.')),
    ]),
    forbid('apps/mcp/**', [only(['contract'], '`rialto mcp` may import contract.')]),
    forbid('examples/**', [
      only(
        ['web-sdk', 'react', 'react-native', 'node-client', 'link-protocol'],
        'The examples import what is published.',
      ),
    ]),
  ],
}
