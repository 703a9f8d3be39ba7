/** The dependencies of ARCHITECTURE.md, checked. Each rule names the sentence it keeps true. */
const test = '\\.test\\.tsx?$|/testing/|/conformance/'
/** Packages that are published, or that guard something dangerous, import nothing at all. */
const standsAlone = [
  'defined-imports-nothing',
  'egress-stands-alone',
  'vault-stands-alone',
  'link-protocol-stands-alone',
  'web-sdk-imports-link-protocol-only',
  'react-opens-the-web-sdk',
  'react-native-imports-link-protocol-and-web-sdk',
  'node-client-imports-the-contract-only',
]
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: test },
  to: {
    path: '^(packages|apps|examples|tests)/',
    pathNot: [
      `^${from}/`,
      ...[...allowed, ...(standsAlone.includes(name) ? [] : ['defined'])].map(p =>
        p.endsWith('.ts') ? `^packages/${p}$` : `^packages/${p}/`,
      ),
    ],
  },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('defined-imports-nothing', 'packages/defined', []),
    only('catalog-imports-nothing', 'packages/catalog', []),
    only('contract-imports-catalog', 'packages/contract', ['catalog']),
    only('core-imports-contract-and-catalog', 'packages/core', ['contract', 'catalog']),
    only('egress-stands-alone', 'packages/egress', []),
    only('upstream-is-under-the-adapters', 'packages/upstream', ['contract', 'egress']),
    only('vault-stands-alone', 'packages/vault', []),
    only('store-is-an-adapter', 'packages/store', ['core', 'contract', 'catalog']),
    only('connectors-are-adapters', 'packages/connectors', ['core', 'contract', 'catalog', 'egress', 'upstream']),
    only('chains-are-adapters', 'packages/chains', ['core', 'contract', 'catalog', 'egress']),
    only('bridges-are-adapters', 'packages/bridges', ['core', 'contract', 'catalog', 'egress', 'upstream']),
    only('sandbox-implements-no-ports', 'packages/sandbox', ['core', 'contract', 'catalog']),
    only('link-protocol-stands-alone', 'packages/link-protocol', []),
    only('web-sdk-imports-link-protocol-only', 'packages/web-sdk', ['link-protocol']),
    only('react-opens-the-web-sdk', 'packages/react', ['web-sdk']),
    only('react-native-imports-link-protocol-and-web-sdk', 'packages/react-native', ['link-protocol', 'web-sdk']),
    only('node-client-imports-the-contract-only', 'packages/node-client', [
      'contract',
      'link-protocol',
      'upstream/src/retryAfterMs.ts',
    ]),
    {
      name: 'node-client-brings-nothing-along',
      severity: 'error',
      from: { path: '^packages/node-client/src/', pathNot: test },
      to: { path: '^packages/contract/|node_modules/', dependencyTypesNot: ['type-only'] },
    },
    only('ui-imports-nothing', 'packages/ui', []),
    only('backup-widget-needs-no-service', 'apps/backup', ['catalog', 'link-protocol', 'ui']),
    only('link-page-never-imports-core', 'apps/link', ['contract', 'link-protocol', 'ui']),
    only('dashboard-imports-types-of-the-contract', 'apps/dashboard/src', ['contract', 'ui']),
    {
      name: 'dashboard-takes-types-only',
      severity: 'error',
      from: { path: '^apps/dashboard/src/', pathNot: test },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    only('mcp-server-calls-the-api', 'apps/mcp', ['contract']),
    only('examples-use-the-sdk', 'examples', ['web-sdk', 'react', 'react-native', 'node-client', 'link-protocol']),
    {
      name: 'core-has-no-io',
      severity: 'error',
      from: { path: '^packages/(core|catalog|contract)/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-connector-never-imports-another',
      severity: 'error',
      from: { path: '^packages/connectors/src/exchanges/([^/]+)/', pathNot: test },
      to: { path: '^packages/connectors/src/exchanges/', pathNot: '^packages/connectors/src/exchanges/$1/' },
    },
    {
      name: 'only-compose-names-adapters',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [test, '^apps/server/src/compose', '^apps/server/src/main\\.ts$'] },
      to: {
        path: '^packages/(store|connectors|chains|bridges|sandbox|egress|vault)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-exchange-never-imports-another',
      severity: 'error',
      from: { path: '^packages/connectors/src/exchanges/([^/]+)/', pathNot: test },
      to: {
        path: '^packages/connectors/src/exchanges/',
        pathNot: '^packages/connectors/src/exchanges/$1/',
      },
    },
    {
      name: 'no-unused-modules',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          test,
          '(^|/)index\\.tsx?$',
          'vite\\.config',
          '(^|/)main\\.tsx?$',
          '^apps/server/src/composeServices\\.ts$',
          '^tests/',
          '^packages/.*/scripts/',
          // In place of openBackup.ts where the SDK is a plain script.
          '^packages/web-sdk/src/backup/loadBackupScript\\.ts$',
          // An entry of the bundle, started as a thread.
          '^packages/connectors/src/kit/signing/ccxt/signWorker\\.mjs$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^\\.cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
