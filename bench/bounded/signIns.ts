import { readFileSync } from 'node:fs'

import { startRialto } from '../../tests/harness/startRialto.ts'
import { percentile } from '../support/statistics.ts'

const signIns = 100
const quietReads = 300

const residentMb = (pid: number): number => {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

/**
 * Link's files while 100 addresses sign in to the dashboard at once with a wrong password, beside a quiet server. The
 * addresses are those of a proxy's header, so that no limit of one address applies.
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
    const signIn = async (index: number): Promise<number> => {
      const response = await fetch(`${server.api}/admin/api/v1/Session`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `203.0.113.${index}`,
        },
        body: JSON.stringify({
          email: `nobody-${index}@example.com`,
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
    let isDone = false
    const quietBefore = await readUntil(reads => reads === quietReads)
    const before = most
    const all = Promise.all(Array.from({ length: signIns }, (_, index) => signIn(index)))
    void all.finally(() => (isDone = true))
    const busy = await readUntil(() => isDone)
    const statuses = await all
    const during = most
    // Other work on the machine changes: quiet is before and after.
    const quiet = [...quietBefore, ...(await readUntil(reads => reads === quietReads))]
    const answers: Record<string, number> = {}
    for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1
    const ratio = (share: number) => Number((percentile(busy, share) / percentile(quiet, share)).toFixed(2))
    return {
      signIns,
      answers,
      quietMs: { p50: percentile(quiet, 0.5), p95: percentile(quiet, 0.95) },
      busyMs: { reads: busy.length, p50: percentile(busy, 0.5), p95: percentile(busy, 0.95), most: Math.max(...busy) },
      timesQuiet: { p50: ratio(0.5), p95: ratio(0.95) },
      // Reading files alone makes the heap grow, too: both are the most of their time.
      memoryMb: { quiet: before, signIns: during, more: during - before },
    }
  } finally {
    await server.stop()
  }
}
