import fc from 'fast-check'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { defined } from '@rialto/defined'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { adminCaller } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import type { Method } from '../../apps/server/src/testing/createCaller.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { createTenants, seedTenant, type Tenant } from '../tenants/seedTenant.ts'
import { knownValues } from './knownValues.ts'
import { type Target, targets } from './target.ts'
import { type WireRequest, wireRequest } from './wireRequest.ts'

/**
 * Every operation of every API, asked everything its schema allows and much that it does not. Whatever comes in, the
 * answer is one that the contract declares.
 *
 * RIALTO_FUZZ_RUNS sets how often each operation is asked, RIALTO_FUZZ_SEED repeats a run. Without them it is a short run
 * that is always the same.
 */
const runs = Number(process.env['RIALTO_FUZZ_RUNS'] ?? 6)
const chosen = process.env['RIALTO_FUZZ_SEED']
const seed = chosen !== undefined ? Number(chosen) : process.env['RIALTO_FUZZ_RUNS'] ? Date.now() % 2 ** 31 : 1
const tenants = createTenants(async () => seedTenant(server, await server.addClient()))
const heapGrowthBytes = 150 * 1024 * 1024

let server: TestServer
let stranger: Tenant
let heapBefore: number
const rejections: unknown[] = []
const noteRejection = (reason: unknown): number => rejections.push(reason)
const problems: string[] = []
const statuses = new Map<number, number>()

const heapUsed = (): number => {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

beforeAll(async () => {
  process.on('unhandledRejection', noteRejection)
  server = await createTestServer({
    timeoutMs: 500,
    onLog: line => {
      if (line.includes('"level":50')) problems.push(line)
    },
  })
  stranger = await seedTenant(server, await server.addClient())
  heapBefore = heapUsed()
}, 180_000)
afterAll(async () => {
  process.off('unhandledRejection', noteRejection)
  await server?.stop()
})

interface Caller {
  as: TestServer['client'] | null
  session: string | undefined
  token: string | undefined
}

const callers = (own: Tenant): Record<WireRequest['caller'], Caller> => ({
  own: { as: own.as, session: own.session, token: own.adminToken },
  stranger: { as: stranger.as, session: stranger.session, token: stranger.adminToken },
  nobody: { as: null, session: undefined, token: undefined },
  garbage: { as: { ...own.as, secret: 'x'.repeat(3_000) }, session: 'Bearer x', token: 'a.b.c' },
})

const query = (target: Target, request: WireRequest, own: Tenant) => {
  const { as, session, token } = callers(own)[request.caller]
  const { url, body, contentType } = request
  const headers = body === undefined ? {} : { 'content-type': contentType }
  const sent = { headers, ...defined({ body }) }
  if (target.api === 'admin')
    return adminCaller(server)(target.method, url.slice('/admin/api/v1'.length), { ...sent, token })
  const identity = target.api === 'link' && session !== undefined ? { session } : { as }
  return server.call(target.method as Method, url, { ...sent, ...identity })
}

const holds = async (target: Target, request: WireRequest, own: Tenant): Promise<void> => {
  problems.length = 0
  try {
    const { status, text } = await query(target, request, own)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(target.statuses, text).toContain(status)
  } catch (cause) {
    const reported = `${describeRequest(target, request)}\n${String(cause).slice(0, 1_500)}\n${problems.join('\n')}`
    throw new Error(reported, { cause })
  }
}

const describeRequest = ({ method, id }: Target, { url, body, contentType, caller }: WireRequest): string =>
  `${id}: ${method} ${url.slice(0, 2_000)} as ${caller}\n${contentType}\n${body?.toString('latin1').slice(0, 2_000) ?? ''}`

describe(`random input is handled (seed ${seed}, ${runs} requests per operation)`, () => {
  test.each(targets.map(target => [`${target.method} ${target.path}`, target] as const))(
    '%s',
    async (_, target) => {
      const check = (own: Tenant) => {
        const requests = wireRequest(target, knownValues(own))
        return fc.check(
          fc.asyncProperty(requests, request => holds(target, request, own)),
          { numRuns: runs, seed },
        )
      }
      const { errorInstance, counterexamplePath, numShrinks, failed } = await check(await tenants.for(target))
      // The request as it went out, which fast-check's own report would spell byte by byte.
      if (failed)
        throw new Error(`seed ${seed}, path ${counterexamplePath ?? ''}, shrunk ${numShrinks} times
${String(errorInstance)}`)
    },
    60_000 + runs * 200,
  )
})

test('nothing was left unhandled, and memory came back', () => {
  expect(rejections).toEqual([])
  expect(heapUsed() - heapBefore).toBeLessThan(heapGrowthBytes)
})

test('handlers were reached, not only refusals', () => {
  expect(statuses.get(200)).toBeGreaterThan(targets.length)
  expect(statuses.get(400)).toBeGreaterThan(targets.length)
})
