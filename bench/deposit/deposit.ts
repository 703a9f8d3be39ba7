import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { callApi } from '../../tests/harness/callApi.ts'
import { connectBinance } from '../../tests/harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../../tests/harness/deposit.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { freePorts } from '../../tests/harness/freePorts.ts'
import { receiveWebhooks } from '../../tests/harness/receiveWebhooks.ts'
import { startSandbox } from '../../tests/harness/startSandbox.ts'
import { percentile, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const rounds = 5
const perRound = 3
/** Number of reads of one route that one deposit is compared with. */
const reads = 300

/** Linux counts in ticks of 10 ms, so the figure covers several deposits. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/**
 * A deposit from end to end in the sandbox: link token, account connected, configured, previewed, executed, followed to
 * the chain and reported. Rialto's own time is the CPU time of the server's process, which contains neither the
 * institutions nor the chains.
 */
export const deposit = (): Promise<object> =>
  withPostgres(async (url, dataDir) => {
    const [sandbox, hooks, port] = await Promise.all([startSandbox(), receiveWebhooks(), freePorts(1)])
    const env = { ...process.env, ...sandbox.env, ...hooks.env, DATABASE_URL: url, PORT: String(port) }
    const server = spawn(process.execPath, [join(process.cwd(), 'tests/harness/serve.mjs')], {
      env: {
        ...env,
        RIALTO_DATA_DIR: dataDir,
        RIALTO_DEMO: 'off',
        RIALTO_LOG_LEVEL: 'warn',
        RIALTO_RATE_LIMIT_PER_MINUTE: '60000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(server.stdout, 'data')
    const caller = { api: `http://127.0.0.1:${port}` }
    const deposits = async (): Promise<void> => {
      for (let count = 0; count < perRound; count += 1) {
        const account = await connectBinance(caller, 'Mesh4')
        const address = `0x${'0'.repeat(32)}${(port * 1_000 + count).toString(16).padStart(8, '0')}`
        const id = await previewDeposit(caller, account, { address, amount: 2 })
        await execute(caller, account, id)
        await eventually(async () => (await readRecord(caller, id))?.status === 'succeeded', 'the end of a deposit')
        await eventually(async () => hooks.about(id).at(-1)?.status === 'Succeeded', 'its webhook')
      }
    }
    const readAll = async (): Promise<void> => {
      for (let count = 0; count < reads; count += 1) await callApi(caller, 'GET', '/integrations')
    }
    const cpuMs = async (work: () => Promise<void>): Promise<number> => {
      const before = cpuMsOf(server.pid ?? 0)
      await work()
      return cpuMsOf(server.pid ?? 0) - before
    }
    const perDeposit: number[] = []
    const perRead: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const [whole, bare] = [(await cpuMs(deposits)) / perRound, (await cpuMs(readAll)) / reads]
      // The first round warms up.
      if (round === 0) continue
      perDeposit.push(whole)
      perRead.push(bare)
    }
    server.kill('SIGINT')
    await once(server, 'exit')
    await Promise.all([hooks.stop(), sandbox.stop()])
    return {
      rounds,
      perRound,
      depositCpuMs: spreadOf(perDeposit),
      readCpuMs: spreadOf(perRead),
      readsPerDepositAtBest: Math.round(percentile(perDeposit, 0.1) / percentile(perRead, 0.1)),
      goal: { depositCpuMs: 300 },
    }
  })
