import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The tests in two parts that run side by side. Cross-package tests start servers, databases and browsers and mostly
 * wait; unit tests compute. `npm test` runs the second part at a lower priority, so that it uses the CPU time left by
 * the first.
 */
const crossing = ['tests/**/*.test.ts', '**/*.browser.test.ts', 'packages/web-sdk/**/*.test.ts']
/**
 * Tests that only `npm run test:campaigns` runs: they start many servers and databases, and kill or suspend them at
 * random moments, or meet each obstacle and each wallet standard in a browser. `npm test` has the same rules
 * at named moments (`killedServer`, `killedDatabase`, `lostReply`, `takeover`, `twins`), one deposit of each kind in a
 * browser, and the tests beside the code.
 */
const onlyInCampaigns = [
  'tests/crash/{bridgedKills,bridging,ctrlC,fullDisk,killedSandbox,manyKills,randomKills,relayerKills}.test.ts',
  'tests/crash/{rollingRestart,smallHosts,suspendedDatabase,suspendedServer,vaultRotation,wrongEnvironment}.test.ts',
  'tests/e2e/{obstacles,walletOutcomes,walletStandards}.test.ts',
  'tests/stress/{refreshStress,webhooks,withdrawals}.test.ts',
  'packages/store/src/embedded/startEmbeddedPostgres.test.ts',
]

/** Tests with random input, of which `npm test` runs a short form (campaignSizes in test.mjs). */
const withRandomInput = [
  '**/*.property.test.ts',
  '**/{conformance,mutations}.test.ts',
  'packages/connectors/src/exchanges/{bitstamp,bybit,gemini,kucoin,okx,uphold}/exchange.test.ts',
  'packages/core/src/transfers/funding/conversion.test.ts',
  'tests/{fuzz,simulation}/*.test.ts',
]

const beside = ['{packages,apps,examples,scripts}/**/*.test.{ts,tsx}']

const root = join(import.meta.dirname, '..')

/** The first test file of each package, in the order of their names. */
const firstFiles = (): string[] =>
  ['packages', 'apps', 'examples'].flatMap(group =>
    readdirSync(join(root, group)).flatMap(name => {
      const folder = `${group}/${name}`
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      const isTest = (file: string) => /(?<!\.browser)\.test\.tsx?$/.test(file) && !file.includes('node_modules')
      const first = files.filter(isTest).sort()[0]
      return first === undefined ? [] : [`${folder}/${first.replaceAll('\\', '/')}`]
    }),
  )

/**
 * Tests whose result may depend on the version of Node: a start, a deposit in a browser, each package once, and the
 * packed packages.
 */
const shortFiles = () => ['tests/e2e/deposit.test.ts', 'tests/packages/published.test.ts', ...firstFiles()]

/**
 * Numbers of files that run at a time, for two cores. `crossing` and `beside` run side by side, and most files of the first wait. A
 * worker more is several seconds of imports more.
 */
const filesAtOnce: Readonly<Record<string, number>> = { crossing: 3, beside: 2, campaigns: 4 }

/** @param name of a part; absent: all tests, as for a run of a few files */
export const testPart = (name: string | undefined) => {
  const maxWorkers = filesAtOnce[name ?? ''] ?? 3
  if (name === 'crossing') return { include: crossing, exclude: onlyInCampaigns, maxWorkers }
  if (name === 'campaigns') return { include: [...onlyInCampaigns, ...withRandomInput], exclude: [], maxWorkers }
  if (name === 'beside') return { include: beside, exclude: [...crossing, ...onlyInCampaigns], maxWorkers }
  return { include: name === 'short' ? shortFiles() : [...crossing, ...beside], exclude: [], maxWorkers }
}
