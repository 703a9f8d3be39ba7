import { readFileSync } from 'node:fs'

import { startRialto } from '../../tests/harness/startRialto.ts'
import { percentile } from '../support/statistics.ts'

const signIns = 100
const bursts = 3
const quietReads = 300
/** Rounds of quiet reads, by which the heap has reached the size that reads alone give it. */
const mostRounds = 12

const residentMb = (pid: number): number => {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

/**
 * Link's files while 100 addresses sign in to the dashboard at once with a wrong password, three times, beside a quiet server.
 * The addresses are those of a proxy's header, so that no limit of one address applies. Reads alone make the heap grow for a
 * while: they are repeated until a round needs no more memory, so that the sign-ins alone are measured afterwards.
 */
export const manySignIns = async (): Promise<object> => {
  const server = await startRialto({
    embeddedDatabase: true,
    env: { RIALTO_DEMO: 'off', RIALTO_TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const pid = server.process.pid ?? 0
    const page = await (await fetch(`${server.api}/link`)).text()
    const file = /\/link\/assets\/index-[^"]+\.js/.exec(page)?.[0] ?? ''
    const read = async (): Promise<number> => {
      const begunMs = performance.now()
      await (await fetch(`${server.api}${file}`)).arrayBuffer()
      return performance.now() - begunMs
    }
    const signIn = async (index: number, burst: number): Promise<number> => {
      const response = await fetch(`${server.api}/admin/api/v1/Session`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `203.0.113.${index}`,
        },
        body: JSON.stringify({
          email: `nobody-${burst}-${index}@example.com`,
          password: 'wrong password',
          oneTimeCode: '123456',
        }),
      })
      await response.arrayBuffer()
      return response.status
    }
    for (let count = 0; count < quietReads; count += 1) await read()
    // The same loop for both, so that they differ by the sign-ins alone.
    let most = 0
    const readUntil = async (isDone: (reads: number) => boolean): Promise<number[]> => {
      const times: number[] = []
      while (!isDone(times.length)) {
        times.push(await read())
        most = Math.max(most, residentMb(pid))
      }
      return times
    }
    const quiet = await readUntil(reads => reads === quietReads)
    for (let round = 0, before = 0; round < mostRounds && most > before; round += 1) {
      before = most
      quiet.splice(0, quiet.length, ...(await readUntil(reads => reads === quietReads)))
    }
    const before = most
    const busy: number[] = []
    const statuses: number[] = []
    const memoryMb: number[] = []
    for (let burst = 0; burst < bursts; burst += 1) {
      let isDone = false
      const all = Promise.all(Array.from({ length: signIns }, (_, index) => signIn(index, burst)))
      void all.finally(() => (isDone = true))
      busy.push(...(await readUntil(() => isDone)))
      statuses.push(...(await all))
      memoryMb.push(most - before)
      // Other work on the machine changes: quiet is before and after.
      quiet.push(...(await readUntil(reads => reads === quietReads)))
    }
    const answers: Record<string, number> = {}
    for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1
    const ratio = (share: number) => Number((percentile(busy, share) / percentile(quiet, share)).toFixed(2))
    return {
      signIns: signIns * bursts,
      answers,
      quietMs: { p50: percentile(quiet, 0.5), p95: percentile(quiet, 0.95) },
      busyMs: { reads: busy.length, p50: percentile(busy, 0.5), p95: percentile(busy, 0.95), most: Math.max(...busy) },
      timesQuiet: { p50: ratio(0.5), p95: ratio(0.95) },
      memoryMb: { quiet: before, moreAfterEachBurst: memoryMb },
    }
  } finally {
    await server.stop()
  }
}
