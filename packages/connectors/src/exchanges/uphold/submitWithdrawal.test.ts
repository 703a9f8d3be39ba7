import { describe, expect, it } from 'vitest'
import { commitKey, euroCard, order, quote, quoteKey, sent, usdcCard } from './testing/fixtures.ts'
import { credentials, startCanned } from './testing/startCanned.ts'

describe('a withdrawal', () => {
  const quoted = (change: object) => startCanned({ [quoteKey]: { status: 202, body: { ...quote, ...change } } })

  it('is quoted for what is to arrive, with our reference, and confirmed with the code', async () => {
    const { submit, requests } = startCanned()
    expect(await submit('123456')).toEqual({ kind: 'accepted', upstreamId: sent.id })
    const [, requested, confirmed] = requests
    expect(JSON.parse(String(requested?.body))).toEqual({
      denomination: { amount: '10', currency: 'USDC', target: 'destination' },
      destination: order.address,
      reference: order.reference,
    })
    expect(confirmed?.headers).toMatchObject({ 'otp-token': '123456' })
  })

  it('leaves from the card that has most to spend', async () => {
    const full = { ...usdcCard, id: 'e9225c6a-48b6-4e2e-ba36-beffdb5eb54e', available: '1000.00' }
    const { submit, requests } = startCanned({ 'GET /v0/me/cards': { body: [usdcCard, full, euroCard] } })
    await submit()
    expect(requests[1]?.url).toContain(`/cards/${full.id}/transactions`)
  })

  it.each([
    ['takes its fee out of the amount', { destination: { ...quote.destination, amount: '9.99' } }, 'refused'],
    ['asks for more than was shown', { origin: { ...quote.origin, amount: '10.02' } }, 'refused'],
    ['debits less than it delivers', { origin: { ...quote.origin, amount: '9' } }, 'refused'],
    ['leaves from another card', { origin: { ...quote.origin, CardId: euroCard.id } }, 'refused'],
    ['sells something else for it', { origin: { ...quote.origin, currency: 'EUR' } }, 'refused'],
    ['goes to somebody else', { destination: { ...quote.destination, address: usdcCard.address.ethereum } }, 'refused'],
    ['goes over another network', { network: 'base' }, 'networkUnsupported'],
    ['stays within Uphold', { network: 'uphold', type: 'transfer' }, 'networkUnsupported'],
    ['cannot be had now', { params: { ttl: 0 } }, 'refused'],
    ['asks for papers', { requirements: ['user-must-submit-proof-of-address'] }, 'kycRequired'],
  ])('whose quote %s is not confirmed', async (_what, change, reason) => {
    const { submit, calls } = quoted(change)
    expect(await submit('123456')).toMatchObject({ kind: 'rejected', reason })
    expect(calls(commitKey)).toBe(0)
  })

  it('whose owner is asked for is not confirmed either', async () => {
    const { submit, calls } = quoted({ requirements: ['user-subject-to-extended-travel-rule'] })
    expect((await submit('123456')).kind).toBe('travelRuleRequired')
    expect(calls(commitKey)).toBe(0)
  })

  it('names the address by its description where it is not named otherwise', async () => {
    const { address: _, ...destination } = quote.destination
    expect((await quoted({ destination }).submit()).kind).toBe('accepted')
  })

  it('takes no tag, for which Uphold documents no field', async () => {
    const { connector, requests } = startCanned()
    const outcome = await connector.withdraw.submit(credentials, { ...order, tag: '7' })
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'invalidAddress' })
    expect(requests).toEqual([])
  })

  it('asks for a code when Uphold does in its header, whatever the body', async () => {
    for (const body of ['', '{}', { code: 'unauthorized', message: 'Unauthorized' }]) {
      const wanted = { status: 401, body, headers: { 'otp-token': 'required' } }
      const { submit } = startCanned({ [commitKey]: wanted })
      expect(await submit()).toEqual({ kind: 'secondFactorRequired', factor: 'totp' })
      expect(await submit('123456')).toEqual({ kind: 'secondFactorRefused', factor: 'totp' })
    }
  })

  it('that was confirmed is confirmed, whatever header comes with it', async () => {
    const { submit } = startCanned({ [commitKey]: { body: sent, headers: { 'otp-token': 'required' } } })
    expect((await submit()).kind).toBe('accepted')
  })

  it.each([
    [404, { code: 'not_found', message: 'Object not found' }, 'rejected'],
    [409, { code: 'conflict', message: 'Conflict' }, 'unknown'],
    [500, { code: 'internal_server_error', message: '' }, 'unknown'],
  ])('answered %d %j is %s', async (status, body, kind) => {
    expect((await startCanned({ [commitKey]: { status, body } }).submit()).kind).toBe(kind)
  })
})
