import { globSync, readdirSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

/**
 * The tests in two parts that run side by side. Cross-package tests start servers, databases and browsers and mostly
 * wait; unit tests compute. `npm test` runs the second part at a lower priority, so that it uses the CPU time left by
 * the first.
 */
const crossing = ['tests/**/*.test.ts', '**/*.browser.test.ts', 'packages/web-sdk/**/*.test.ts']
/**
 * Tests that only `npm run test:campaigns` runs. They start many servers and databases, and kill or suspend them at
 * random moments; or they repeat in a browser, with another wallet, SDK, page or command, what the tests beside the code
 * and one walk of its kind prove. `npm test` has the same rules at named moments (`killedServer`, `lostReply`,
 * `refusedButCreated`, `twins`), one walk of each kind in a browser, and the tests beside the code.
 */
const onlyInCampaigns = [
  'tests/crash/{bridgedKills,bridging,clockSetBack,ctrlC,fullDisk,killedDatabase,killedSandbox,manyKills,payoutKills}.test.ts',
  'tests/crash/{randomKills,relayerKills,rollingRestart,smallHosts,suspendedDatabase,suspendedServer}.test.ts',
  'tests/crash/{takeover,vaultRotation,wrongEnvironment}.test.ts',
  'tests/e2e/{addresses,backupOutages,clicks,dev,gasless,guides,obstacles,payout,rehearsal,rialtoCommand}.test.ts',
  'tests/e2e/{scannedOrders,sdks,sharedSandbox,walletMoney,walletOutcomes,walletStandards,withoutSolana}.test.ts',
  'tests/security/keysInMemory.test.ts',
  'tests/stress/{refreshStress,webhooks,withdrawals}.test.ts',
  'packages/store/src/embedded/startEmbeddedPostgres.test.ts',
]

/** Tests with random input or rounds, of which `npm test` takes fewer (campaignSizes.mjs). */
const withSizes = [
  '**/*.property.test.ts',
  '**/{conformance,mutations}.test.ts',
  'apps/server/src/http/routes/{paymentRequests/payers,payouts/reportPayout}.test.ts',
  'apps/server/src/http/routes/x402/{relayer,x402Routes}.test.ts',
  'packages/connectors/src/exchanges/{bitstamp,bybit,gemini,kucoin,okx,uphold}/exchange.test.ts',
  'packages/core/src/paymentRequests/assessPayments.test.ts',
  'packages/core/src/transfers/funding/conversion.test.ts',
  'packages/store/src/bridging/createBridgingAddress.test.ts',
  'tests/{baseline,fuzz,simulation}/*.test.ts',
  'tests/stress/duplicates.test.ts',
]

/**
 * Tests with further data, sizes or themes, of which `npm test` runs the first, and tests whose steps are all in other tests
 * too (tests/harness/shortForm.ts).
 */
const withSeries = [
  'apps/link/src/link.browser.test.ts',
  'packages/web-sdk/src/createLink.test.ts',
  'tests/crash/{killedServer,lostReply,refusedButCreated}.test.ts',
  'tests/docs/reference.test.ts',
  'tests/e2e/{deposit,payments,wallet}.test.ts',
]

const beside = ['{packages,apps,examples,scripts}/**/*.test.{ts,tsx}']

const root = join(import.meta.dirname, '..')

const readText = (file: string): string => readFileSync(join(root, file), 'utf8')

let properties: string[] | undefined
/** Tests of properties, which `npm test` tries with the same input each time (testEnvironment.mjs). */
const withProperties = (): string[] =>
  (properties ??= globSync('{packages,apps,tests,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: name => /(^|[\\/])(node_modules|dist)$/.test(name),
  })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /fast-check|testing\/(arbitraries|mutations|describe\w+)/.test(readText(file))))

/** A browser is the same under each version of Node. */
const opensBrowser = (file: string): boolean => readText(file).includes('harness/browser.ts')

/** The first test file of each package that opens no browser, in the order of their names. */
const firstFiles = (): string[] =>
  ['packages', 'apps', 'examples'].flatMap(group =>
    readdirSync(join(root, group)).flatMap(name => {
      const folder = `${group}/${name}`
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      const isTest = (file: string) => /(?<!\.browser)\.test\.tsx?$/.test(file) && !file.includes('node_modules')
      const first = files
        .filter(isTest)
        .sort()
        .find(file => !opensBrowser(join(folder, file)))
      return first === undefined ? [] : [`${folder}/${first.replaceAll('\\', '/')}`]
    }),
  )

/**
 * Tests whose result may depend on the version of Node: a start, a deposit in a browser, each package once, and the
 * packed packages.
 */
const shortFiles = () => ['tests/e2e/deposit.test.ts', 'tests/packages/published.test.ts', ...firstFiles()]

/**
 * A file across packages uses four tenths of a core on average, so that on two cores five workers leave a third of the time unused. A worker
 * more is six seconds of imports and up to 1.5 GB with its browser and servers.
 */
const isLarge = Math.min(totalmem(), process.constrainedMemory() || Infinity) >= 12 * 2 ** 30

/** Numbers of files that run at a time, for two cores. `crossing` and `beside` run side by side. */
const filesAtOnce: Readonly<Record<string, number>> = {
  crossing: isLarge ? 4 : 3,
  beside: isLarge ? 4 : 2,
  campaigns: 4,
  short: 2,
}

/** @param name of a part; absent: all tests, as for a run of a few files */
export const testPart = (name: string | undefined) => {
  const maxWorkers = filesAtOnce[name ?? ''] ?? 3
  if (name === 'crossing') return { include: crossing, exclude: onlyInCampaigns, maxWorkers }
  if (name === 'campaigns')
    return { include: [...onlyInCampaigns, ...withSizes, ...withSeries, ...withProperties()], exclude: [], maxWorkers }
  if (name === 'beside') return { include: beside, exclude: [...crossing, ...onlyInCampaigns], maxWorkers }
  return { include: name === 'short' ? shortFiles() : [...crossing, ...beside], exclude: [], maxWorkers }
}
