import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

const root = join(import.meta.dirname, '../../../../..')
const file = 'packages/connectors/src/kit/conformance/testing/partlyWritten.ts'
const options = {
  include: [file],
  setupFiles: ['./scripts/loadTypeScript.mjs'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** The tests of the suite for a connector that is written in part, as vitest reports them. */
const run = async (folder: string) => {
  const settings = join(folder, 'vitest.config.mjs')
  const outputFile = join(folder, 'report.json')
  await writeFile(settings, `export default ${JSON.stringify({ root, test: { ...options, outputFile } })}\n`)
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', settings, '--reporter', 'json']
  // The exit code is ignored: one test of the suite fails on purpose.
  await new Promise(resolve => execFile(process.execPath, args, { cwd: root }, resolve))
  const { testResults }: Report = JSON.parse(await readFile(outputFile, 'utf8'))
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}

test('one test lists the calls that are not written, and tests that call one of them are skipped', async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/conformance-'))
  try {
    const tests = await run(folder)
    const titles = (status: string) => tests.filter(each => each.status === status).map(({ title }) => title)
    expect(titles('failed')).toEqual(['every call is written'])
    const [list = ''] = tests.flatMap(({ failureMessages }) => failureMessages)
    for (const name of ['connectWithKey', 'readHoldings', 'readBalances', 'readDepositAddress', 'readTerms'])
      expect(list).toContain(name)
    expect(list).toContain('submitWithdrawal')
    expect(titles('passed')).toEqual([
      'connects to the same account each time, and reports the granted permissions',
      'answers the probe',
      'find nothing for an order that was never sent',
    ])
    // Some tests catch errors: a placeholder's error does not count as an error of the institution.
    expect(titles('skipped')).toEqual(
      expect.arrayContaining([
        'returns holdings as decimals, without zero ones, and never more available than owned',
        'rejects an address for a network or an asset that it cannot receive',
        'reports that the user must reconnect after the institution has revoked the access',
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
