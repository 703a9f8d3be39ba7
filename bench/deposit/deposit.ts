import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { callApi } from '../../tests/harness/callApi.ts'
import { connectBinance } from '../../tests/harness/connectAccount.ts'
import { execute, previewDeposit } from '../../tests/harness/deposit.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { receiveWebhooks } from '../../tests/harness/receiveWebhooks.ts'
import { startRialto } from '../../tests/harness/startRialto.ts'
import { startSandbox } from '../../tests/harness/startSandbox.ts'
import { profileOptions } from '../support/profileOptions.ts'
import { shortened } from '../support/shortened.ts'
import { percentile, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const allRounds = shortened(5, 1)
const perRound = 3
/** A server compiles its code in its first deposits. */
const warmUp = shortened(20, 1)
/** Concurrent deposits, which share statements, polls and heartbeats as on a server with users. */
const atOnce = shortened(8, 2)
/** Numbers of such batches: before the measurement, and in each of its rounds. */
const batches = { warmUp: shortened(12, 1), perRound: 2 }
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
 * the chain and reported. First they run one after the other in a server that has made few, then several at once in one that
 * has made more. Rialto's own time is the CPU time of the server's process, which contains neither the institutions nor the
 * chains.
 */
export const deposit = (only?: string): Promise<object> =>
  withPostgres(async (url, dataDir) => {
    const rounds = only === undefined ? allRounds : Number(only)
    const [sandbox, hooks] = await Promise.all([startSandbox(), receiveWebhooks()])
    const rialto = await startRialto({
      dataDir,
      env: { ...sandbox.env, ...hooks.env, DATABASE_URL: url, RIALTO_DEMO: 'off' },
      command: [process.execPath, ...profileOptions(), join(process.cwd(), 'tests/harness/serve.mjs')],
    })
    let begun = 0
    const one = async (): Promise<void> => {
      begun += 1
      const address = `0x${begun.toString(16).padStart(40, 'a')}`
      const account = await connectBinance(rialto, 'Mesh4')
      const id = await previewDeposit(rialto, account, { address, amount: 2 })
      await execute(rialto, account, id)
      await eventually(async () => hooks.about(id).at(-1)?.status === 'Succeeded', 'the last webhook of a deposit')
    }
    const deposits = async (count: number, together = 1): Promise<void> => {
      for (let done = 0; done < count; done += 1) await Promise.all(Array.from({ length: together }, one))
    }
    const readAll = async (): Promise<void> => {
      for (let count = 0; count < reads; count += 1) await callApi(rialto, 'GET', '/integrations')
    }
    const cpuMs = async (work: () => Promise<void>): Promise<number> => {
      const before = cpuMsOf(rialto.process.pid ?? 0)
      await work()
      return cpuMsOf(rialto.process.pid ?? 0) - before
    }
    const perDeposit: number[] = []
    const perRead: number[] = []
    const perDepositOfMany: number[] = []
    try {
      await deposits(warmUp)
      await readAll()
      for (let round = 0; round < rounds; round += 1) {
        perDeposit.push((await cpuMs(() => deposits(perRound))) / perRound)
        perRead.push((await cpuMs(readAll)) / reads)
      }
      await deposits(batches.warmUp, atOnce)
      for (let round = 0; round < rounds; round += 1) {
        const { perRound: count } = batches
        perDepositOfMany.push((await cpuMs(() => deposits(count, atOnce))) / (count * atOnce))
      }
    } finally {
      await rialto.stop()
      await Promise.all([hooks.stop(), sandbox.stop()])
    }
    return {
      rounds,
      perRound,
      warmUp,
      depositCpuMs: spreadOf(perDeposit),
      readCpuMs: spreadOf(perRead),
      atOnce,
      batches,
      atOnceCpuMs: spreadOf(perDepositOfMany),
      readsPerDepositAtBest: Math.round(percentile(perDeposit, 0.1) / percentile(perRead, 0.1)),
      goal: { depositCpuMs: 60 },
    }
  })
