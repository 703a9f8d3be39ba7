import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { connectBinance, openSession, toShop } from '../../../testing/linkFlows.ts'

const server = useTestServer()

const at = (path: string) => `/link/api${path}`
const anyone = (path: string, body: object) => server.call('POST', at(path), { as: null, body })
const begin = async (choice: object = {}) => {
  const { session, connection } = await connectBinance(server, 'Mesh', await openSession(server, toShop({})))
  const asOwner = (path: string, body: object) => server.call('POST', at(path), { session, body })
  const { body } = await asOwner('/session/move', { choice: { connectionId: connection.connectionId, ...choice } })
  return { session, connection, asOwner, code: body.content.code as string }
}
const claim = async (code: string) => (await anyone('/move', { code })).body.content
const stateOf = async (claimToken: string) => (await anyone('/move/status', { claimToken })).body.content
const reads = async (session: string) => (await server.call('GET', at('/session'), { session })).status
const accept = async ({ asOwner }: Awaited<ReturnType<typeof begin>>, number: string) =>
  (await asOwner('/session/move/accept', { number })).body.content.status as string
const offered = async ({ asOwner }: Awaited<ReturnType<typeof begin>>) =>
  (await asOwner('/session/move/status', {})).body.content as { status: string; numbers?: string[] }

describe('a session that continues on another device', () => {
  test('the session moves with its accounts and choices once the other device’s number is selected on its own page', async () => {
    const owner = await begin({ symbol: 'USDC', amount: { amount: '5' } })
    expect(await offered(owner)).toEqual({ status: 'waiting' })
    const { claimToken, number } = await claim(owner.code)
    expect(await stateOf(claimToken)).toEqual({ status: 'waiting' })
    expect(await reads(claimToken)).toBe(401)
    const { status, numbers = [] } = await offered(owner)
    expect([status, new Set(numbers).size, numbers.includes(number)]).toEqual(['claimed', 3, true])

    expect(await accept(owner, number)).toBe('accepted')
    const { connectionId } = owner.connection
    const choice = { connectionId, symbol: 'USDC', amount: { amount: '5' } }
    expect(await stateOf(claimToken)).toEqual({ status: 'accepted', choice })
    const { body } = await server.call('GET', at('/session'), { session: claimToken })
    expect(body.content.connections).toMatchObject([{ connectionId }])
    expect(await reads(owner.session)).toBe(401)
  })

  test('a device that takes a stolen link first gains no access without the code that its own screen shows', async () => {
    const owner = await begin()
    const thief = await claim(owner.code)
    const second = await anyone('/move', { code: owner.code })
    expect([second.status, second.body.errorType]).toEqual([400, 'linkTokenUsed'])
    expect(await reads(thief.claimToken)).toBe(401)
    // The user starts again: the thief's claim is void, and the code of their screen as well.
    const again = (await owner.asOwner('/session/move', { choice: {} })).body.content.code as string
    const own = await claim(again)
    expect(await stateOf(thief.claimToken)).toEqual({ status: 'over' })
    expect((await offered(owner)).numbers).toContain(own.number)
    expect(await accept(owner, own.number)).toBe('accepted')
    expect(await reads(thief.claimToken)).toBe(401)
  })

  test('one of 16 devices that take a link at once gets it', async () => {
    const { code } = await begin()
    const answers = await Promise.all(Array.from({ length: 16 }, () => anyone('/move', { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 15 }, () => 400)])
  })

  test('one wrong number ends the link, and leaves the session where it is', async () => {
    const owner = await begin()
    const { claimToken, number } = await claim(owner.code)
    const wrong = (await offered(owner)).numbers?.find(one => one !== number) ?? ''
    expect(await accept(owner, wrong)).toBe('over')
    expect(await accept(owner, number)).toBe('over')
    expect(await offered(owner)).toEqual({ status: 'over' })
    expect(await stateOf(claimToken)).toEqual({ status: 'over' })
    expect([await reads(owner.session), await reads(claimToken)]).toEqual([200, 401])
  })

  test('a link names the client and the amount until it is used, and nothing of the user', async () => {
    const request = toShop({ amountInFiat: 12, transactionId: 'order-9' })
    const { session } = await openSession(server, request)
    const { body } = await server.call('POST', at('/session/move'), { session, body: { choice: {} } })
    const { code } = body.content
    const about = await anyone('/move/about', { code })
    expect(about.body.content).toMatchObject({
      client: { name: expect.any(String) },
      operator: { name: expect.any(String) },
      requested: { amount: '12', symbol: 'USD' },
    })
    for (const secret of ['user-1', 'order-9', session]) expect(about.text).not.toContain(secret)
    await claim(code)
    expect((await anyone('/move/about', { code })).body.errorType).toBe('linkTokenUsed')
  })

  test('a number entered before any device took the link moves nothing, and no device can accept for itself', async () => {
    const owner = await begin()
    expect(await accept(owner, '42')).toBe('over')
    const { claimToken, number } = await claim(owner.code)
    const own = await server.call('POST', at('/session/move/accept'), { session: claimToken, body: { number } })
    expect(own.status).toBe(401)
    const other = await begin()
    expect(await accept(other, number)).toBe('over')
    expect(await accept(owner, number)).toBe('accepted')
  })

  test('ten minutes later neither the link nor a claim moves the session', async () => {
    const [owner, late] = [await begin(), await begin()]
    const { claimToken, number } = await claim(owner.code)
    server.simulators.clock.advance(10 * 60_000 + 1)
    expect(await accept(owner, number)).toBe('over')
    expect(await stateOf(claimToken)).toEqual({ status: 'over' })
    expect((await anyone('/move', { code: late.code })).status).toBe(400)
    expect(await reads(owner.session)).toBe(200)
  })

  test('the page that continues is in no frame, no referrer and no search engine', async () => {
    const page = await server.app.inject({ method: 'GET', url: '/link/continue' })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(page.headers['x-robots-tag']).toContain('noindex')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
