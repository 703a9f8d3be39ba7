import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Call } from '../cpu/load.ts'
import { scenarios } from '../cpu/scenarios.ts'
import { startServer } from '../cpu/startServer.ts'
import { loadBySocket } from '../support/loadBySocket.ts'
import { client, productionEnv, provisionProduction } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'
import { spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const clientCounts = [1, 8, 64]
const rounds = shortened(5, 1)
const secondsEach = 2

/** The row of a link token, by a prepared statement. */
const insert = (
  request: string,
) => `insert into link_sessions (id, client_id, environment, code_hash, request, token_expires_at)
  values (gen_random_uuid(), '${client.clientId}', 'production', sha256(gen_random_uuid()::text::bytea), '${request}', now());\n`

const pgbench = async (url: string, script: string, clients: number, seconds = secondsEach): Promise<number> => {
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds), '-f', script, url]
  const { stdout } = await promisify(execFile)('pgbench', args)
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (found !== undefined) return Number(found)
  // On a busy machine, the time may pass while the clients connect.
  if (seconds > 10 * secondsEach) throw new Error(stdout)
  return pgbench(url, script, clients, 2 * seconds)
}

/** Link tokens a second of one server process, alternating with pgbench and the same insert on the same database. */
export const linkTokens = (): Promise<object> =>
  withPostgres(async (url, folder) => {
    await provisionProduction(url)
    const server = await startServer(['rialto'], productionEnv(url, folder), join(folder, 'rialto.log'))
    const scenario = scenarios.find(({ name }) => name === 'linktoken')
    const body = JSON.stringify(scenario?.body)
    const call: Call = {
      url: `${server.origin}/api/v1/linktoken`,
      method: 'POST',
      headers: {
        'x-client-id': client.clientId,
        'x-client-secret': client.secret,
        'content-type': 'application/json',
      },
      body,
    }
    const script = join(folder, 'insert.sql')
    await writeFile(script, insert(body))
    await loadBySocket(call, 8, shortened(5_000, 500))
    const clients: Record<string, object> = {}
    for (const count of clientCounts) {
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await loadBySocket(call, count, secondsEach * 1_000))
        theirs.push(await pgbench(url, script, count))
      }
      const share = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))
      clients[count] = { rialto: spreadOf(ours), pgbench: spreadOf(theirs), share: spreadOf(share) }
    }
    await server.stop()
    return { rounds, secondsEach, clients }
  })
