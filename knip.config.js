/**
 * What nobody uses. Run twice: as it is, for exports that no other file imports, tests included, and with `--production` for
 * files and exports that only tests import. In the latter an export that its own file uses is fine: it is exported to be tested.
 */
const isProduction = process.argv.includes('--production')

const sources = ['src/**/*.{ts,tsx,mjs}!', '!src/**/{testing,conformance}/**!']

/** Nobody outside of the repository imports it: what its index exports is used by something else here. */
const internal = { includeEntryExports: isProduction, project: sources }
const internalNames = [
  'bridges',
  'catalog',
  'chains',
  'contract',
  'core',
  'defined',
  'egress',
  'ui',
  'upstream',
  'vault',
]

export default {
  ignoreExportsUsedInFile: isProduction,
  // What an index passes on is judged where it is declared: a test of another package may be the only one to import it by name.
  ignoreIssues: isProduction
    ? { 'packages/*/src/{,addresses/,kit/conformance/,messages/,testing/}index.ts': ['exports', 'types'] }
    : {},
  workspaces: {
    '.': {
      entry: [
        'scripts/{,drills/}*.mjs!',
        'tests/**/*.test.ts',
        'tests/stress/*Worker.ts',
        'tests/simulation/main.ts',
        'bench/webhooks/receiver.ts',
        'bench/main.ts',
        'tests/{browsers,drills,shots}/main.ts',
        'bench/{boot/serverStart,cpu/server}.ts',
      ],
      project: ['scripts/**/*.mjs!', 'tests/**/*.ts', 'bench/**/*.ts'],
      // Found by the path of their program, by a package's own script, by the configuration of apps/link, and bundled for a page by
      // tests/harness.
      ignoreDependencies: [
        // Of MetaMask's middleware, which does not name them all.
        '@metamask/keyring-controller',
        '@metamask/rpc-errors',
        '@metamask/transaction-controller',
        '@solana/wallet-adapter-unsafe-burner',
        '@solana/wallet-standard-wallet-adapter-base',
        'prettier',
        'solc',
        'typescript-native',
        ...(isProduction ? ['@vitejs/plugin-react'] : []),
      ],
    },
    'apps/server': {
      entry: ['src/{main,composeServices,cli/main}.ts!'],
      project: sources,
      // Its files are served, not imported.
      ignoreDependencies: ['@fastify/swagger-ui', '@rialto/dashboard', '@rialto/ui'],
    },
    'apps/backup': {
      entry: ['src/main.ts!', 'scripts/*.mjs!'],
      project: sources,
      // Its styles are imported by path.
      ignoreDependencies: ['@rialto/ui'],
    },
    'apps/mcp': { entry: ['src/main.ts!'], project: sources },
    'apps/link': {
      entry: ['src/{early,oauthReturned}/main.ts!'],
      project: [...sources, 'dev/**/*.ts'],
      // The build resolves React to it.
      ignoreDependencies: ['preact'],
    },
    'apps/dashboard': {
      // Its pages are loaded by name when they are first needed.
      entry: ['src/{developers,overview,session,team,transfers,users}/[A-Z]*.tsx!'],
      project: [...sources, 'dev/**/*.ts'],
    },
    'examples/*': { entry: ['src/main.ts!', 'src/page/page.ts!'], project: sources },
    ...Object.fromEntries(internalNames.map(name => [`packages/${name}`, internal])),
    'packages/connectors': {
      ...internal,
      entry: ['src/kit/signing/ccxt/signWorker.mjs!'],
      // The kit and its fixtures may have what no connector needs yet; what only tests import is reported all the same.
      ignore: isProduction ? [] : ['src/**'],
      // Loaded by name when it is first needed.
      ignoreDependencies: ['ccxt'],
    },
    // Samples that `npm run new:connector` copies.
    'packages/sandbox': {
      ...internal,
      entry: ['src/testing/sample*/*.ts'],
      ignore: isProduction ? ['scripts/*.d.mts'] : [],
    },
    'packages/store': { ...internal, entry: ['src/embedded/testing/childMain.ts'] },
    // Brought by the app; not installed here.
    'packages/react-native': { project: sources, ignoreDependencies: ['react-native', 'react-native-webview'] },
    // In place of openBackup.ts where the SDK is a plain script.
    'packages/web-sdk': { entry: ['src/backup/loadBackupScript.ts!'], project: sources },
    'packages/*': { project: sources },
  },
}
