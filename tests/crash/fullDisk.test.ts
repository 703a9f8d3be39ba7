import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { type Account, connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress } from '../harness/money.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

/**
 * A whole server, its database, books and chains on a file system that fills up while deposits are made. A campaign, since it
 * needs a small file system of its own, such as `mount -t tmpfs -o size=300m tmpfs /mnt/small`:
 *
 *   RIALTO_SMALL_DISK   a folder on it
 */
const disk = process.env['RIALTO_SMALL_DISK']

const fill = (file: string): void => {
  writeFileSync(file, '')
  for (const size of [1024 * 1024, 4096])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
}

interface Begun {
  previewId: string
  address: string
  acknowledged: boolean
}

const deposit = async (server: Rialto, account: Account): Promise<Begun | string> => {
  const address = freshAddress()
  try {
    const previewId = await previewDeposit(server, account, { address, amount: 1 })
    const { http } = await execute(server, account, previewId)
    return { previewId, address, acknowledged: http === 200 }
  } catch (error) {
    // Before anything was intended: the client has an answer that says so.
    return (error as Error).message
  }
}

test.runIf(disk !== undefined)(
  'a full disk loses no transfer and sends none twice; once it has space the server continues, and the next one starts',
  async () => {
    const dataDir = mkdtempSync(join(disk ?? '', 'rialto-'))
    chmodSync(dataDir, 0o755)
    const filler = join(disk ?? '', 'filler')
    let server = await startRialto({ dataDir, env: { RIALTO_DEMO: 'off' } })
    try {
      const account = await connectBinance(server, 'Mesh4')
      const begun: Begun[] = []
      const refused: string[] = []
      const depositMany = async (count: number) => {
        for (let index = 0; index < count; index += 1) {
          const outcome = await deposit(server, account)
          if (typeof outcome === 'string') refused.push(outcome)
          else begun.push(outcome)
        }
      }
      await depositMany(5)
      const filling = depositMany(20)
      fill(filler)
      await filling
      await depositMany(20)
      const readiness = async () => (await fetch(`${server.api}/readyz`)).status
      await eventually(async () => (await readiness()) === 503, 'load balancers to see the full disk', 10_000)
      rmSync(filler)
      await eventually(async () => (await readiness()) === 200, 'load balancers to see the space', 60_000)
      const isBack = async () => typeof (await deposit(server, account)) !== 'string'
      await eventually(isBack, 'deposits once there is space', 60_000)
      // Whether a withdrawal was created whose answer was lost is decided after an hour at the earliest.
      await sandboxControl(server.sandbox).advanceClock(2 * 60 * 60_000)
      const settled = async () => {
        const records = await Promise.all(begun.map(({ previewId }) => readRecord(server, previewId)))
        return records.every(record => record === undefined || record.status !== 'pending') && records
      }
      await eventually(settled, 'every transfer to end', 240_000)
      await server.stop()
      server = await startRialto({ dataDir, env: { RIALTO_DEMO: 'off' } })
      const records = await Promise.all(begun.map(({ previewId }) => readRecord(server, previewId)))
      const sent = await sandboxControl(server.sandbox).withdrawals()
      const wrong = begun.flatMap(({ address, acknowledged }, index) => {
        const count = sent.filter(withdrawal => withdrawal.address.toLowerCase() === address).length
        const status = records[index]?.status ?? 'unknown'
        const isRight = count === (status === 'succeeded' ? 1 : 0) && (!acknowledged || status !== 'unknown')
        return isRight ? [] : [{ address, acknowledged, status, count }]
      })
      const tally = (status: string) => records.filter(record => (record?.status ?? 'unknown') === status).length
      console.table({
        begun: begun.length,
        refused: refused.length,
        succeeded: tally('succeeded'),
        failed: tally('failed'),
        unknown: tally('unknown'),
        withdrawals: sent.length,
      })
      console.info([...new Set(refused.map(text => text.slice(0, 160)))].join('\n'))
      expect(refused.length).toBeGreaterThan(0)
      expect(wrong).toEqual([])
    } finally {
      rmSync(filler, { force: true })
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  600_000,
)
