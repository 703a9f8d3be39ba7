import { uphold } from '../uphold/simulator.ts'
import { openInstitutions } from './openInstitutions.ts'
import { upholdClient } from './upholdClient.ts'

/** Uphold with a signed-in user, and the calls that quote and commit a withdrawal from the user's card. */
export const openUphold = async () => {
  const sandbox = openInstitutions(uphold)
  const client = upholdClient(sandbox)
  const token = (await client.connect('Mesh')).access_token
  const cardOf = async (access: string, currency = 'USDC'): Promise<string> => {
    const { body } = await client.api(access, 'GET', '/v0/me/cards')
    return (body as { id: string; currency: string }[]).find(each => each.currency === currency)?.id ?? ''
  }
  const card = await cardOf(token)
  const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const order = (change: object = {}) => ({
    denomination: { amount: '10', currency: 'USDC', target: 'destination' },
    destination: TO,
    ...change,
  })
  const quote = (body: object, access = token, from = card) =>
    client.api(access, 'POST', `/v0/me/cards/${from}/transactions`, body)
  const commit = (id: string, code?: string, access = token, from = card) =>
    client.api(
      access,
      'POST',
      `/v0/me/cards/${from}/transactions/${id}/commit`,
      {},
      code === undefined ? {} : { 'otp-token': code },
    )
  return { sandbox, client, token, cardOf, card, TO, order, quote, commit }
}
