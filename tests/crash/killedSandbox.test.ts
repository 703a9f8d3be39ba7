/**
 * Kills plain `npm start`, its sandbox included, in the middle of deposits, starts it again, and compares what the
 * institutions' books, the chains and the records say.
 *
 *   RIALTO_SANDBOX_TRANSFERS   how many deposits, default 8. A campaign: RIALTO_SANDBOX_TRANSFERS=200
 *   RIALTO_SANDBOX_SEED        default a new one each time
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Account, connectBinance } from '../harness/connectAccount.ts'
import { baseSepolia, execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import { freshAddress } from '../harness/money.ts'
import { killHard, processesNaming } from '../harness/processes.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const transfers = Number(process.env['RIALTO_SANDBOX_TRANSFERS'] ?? 8)
const seed = Number(process.env['RIALTO_SANDBOX_SEED'] ?? Date.now() % 1_000_000)
const perKill = 8
/** From the first execute until all of them are in a block. */
const maxKillMs = 2_500
/** Longer than any lease that the killed process can have held. */
const leasesMs = 130_000

let dataDir: string
let port: number
let rialto: Rialto
const random = seededRandom(seed)

const start = async () => {
  rialto = await startRialto({ dataDir, port, env: { RIALTO_DEMO: 'off' } })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rialto-killed-'))
  // Open to the user that runs the database when we are root.
  await chmod(dataDir, 0o755)
  port = await freePorts(3)
  await start()
})
afterAll(async () => {
  await rialto.stop()
  killHard(...processesNaming(dataDir).map(({ pid }) => pid))
  await rm(dataDir, { recursive: true, force: true })
})

/** The start process alone, as `kill -9` does, or all that it had started too, as a power cut does. */
const kill = async (victim: 'process' | 'everything') => {
  const others = victim === 'process' ? [] : processesNaming(dataDir).map(({ pid }) => pid)
  killHard(rialto.process.pid ?? 0, ...others)
  await rialto.ended
}

interface Deposit {
  id: string
  address: string
  amount: number
  isAcknowledged: boolean
}

const preview = async (account: Account): Promise<Deposit> => {
  const address = freshAddress()
  const amount = 2 + random.below(9)
  return { id: await previewDeposit(rialto, account, { address, amount }), address, amount, isAcknowledged: false }
}

const submit = async (account: Account, deposit: Deposit) => {
  const answer = await execute(rialto, account, deposit.id).catch(() => undefined)
  deposit.isAcknowledged = answer?.status === 'submitted'
}

/** A withdrawal is booked as sent, and what sent it is in the memory of a node and nowhere else there. */
const untilBooked = () =>
  eventually(async () => {
    const withdrawals = await sandboxControl(rialto.sandbox).withdrawals()
    return withdrawals.some(({ status }) => status === 'completed')
  }, 'a withdrawal to be sent')

/** One round: deposits, a kill while they are under way, and a start. The first comes at the worst moment. */
const interruptDeposits = async (account: Account, round: number): Promise<Deposit[]> => {
  const deposits = await Promise.all(Array.from({ length: perKill }, () => preview(account)))
  const moment = round === 0 ? untilBooked() : pause(Math.floor(random.next() * maxKillMs))
  const killed = moment.then(() => kill(round % 2 === 0 ? 'everything' : 'process'))
  await Promise.all(deposits.map(deposit => submit(account, deposit)))
  await killed
  await start()
  return deposits
}

/** What became of it: its record, or nothing where it was never begun. */
const outcome = (deposit: Deposit) =>
  eventually(
    async () => {
      const record = await readRecord(rialto, deposit.id)
      if (record === undefined) return 'never begun'
      return record.status !== 'pending' && record.status
    },
    `the end of ${deposit.id} (seed ${seed})`,
    60_000,
  )

const receiptOf = async (rpcUrl: string, hash: string | undefined) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: { status: string } | null }).result
}

test(
  'after kill -9 in the middle of deposits every transfer ends, and books and chains agree',
  async () => {
    const account = await connectBinance(rialto)
    const deposits: Deposit[] = []
    for (let round = 0; round * perKill < transfers; round += 1) {
      deposits.push(...(await interruptDeposits(account, round)))
    }
    const control = sandboxControl(rialto.sandbox)
    await control.advanceClock(leasesMs)
    const outcomes = await Promise.all(deposits.map(outcome))
    const chain = await control.chain(baseSepolia)
    const withdrawals = await control.withdrawals()
    for (const [index, { address, amount, isAcknowledged }] of deposits.entries()) {
      if (isAcknowledged) expect(outcomes[index]).toBe('succeeded')
      const sent = withdrawals.filter(withdrawal => withdrawal.address.toLowerCase() === address)
      const isMoved = outcomes[index] === 'succeeded'
      expect(sent.map(({ status }) => status)).toEqual(isMoved ? ['completed'] : [])
      for (const { hash } of sent) expect(await receiptOf(chain.rpcUrl, hash)).toMatchObject({ status: '0x1' })
      await expect.poll(() => tokenBalance(chain, 'USDC', address)).toBe(isMoved ? BigInt(amount) * 1_000_000n : 0n)
    }
    expect(outcomes).toContain('succeeded')
  },
  60_000 + transfers * 10_000,
)
