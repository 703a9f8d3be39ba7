import { type Caller, callApi } from '../harness/callApi.ts'
import { openSession } from '../harness/connectAccount.ts'
import type { DepositRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import type { WebhookReceiver } from '../harness/receiveWebhooks.ts'
import type { TestSandbox } from '../harness/startSandbox.ts'
import type { Load, Order } from './load.ts'

interface Verdict {
  orders: number
  /** Paid exactly once, with a record that says so. */
  paid: number
  /** Ended as failed, or never begun, with nothing sent. */
  notSent: number
  /** Paid without a record of it, recorded without being paid, or accepted and then unknown. */
  lost: string[]
  /** Paid more than once. */
  doubled: string[]
  tokens: number
  /** Link tokens whose answer arrived, and that do not open. */
  tokensLost: number
  /** Transfers whose webhooks are not Pending and then their end, once each by event id. */
  webhooksWrong: string[]
}

/** For the webhooks of all transfers together: many that never come would each be waited for. */
const webhooksMs = 60_000

interface Listed extends DepositRecord {
  id: string
}

/**
 * Compares every order with the books of the institutions, the records and the webhooks. Waits until every transfer has
 * ended. With `isRestored`, an end that was reported after the backup may be reported again with a new id.
 */
export const judge = async (
  { orders, tokens }: Pick<Load, 'orders' | 'tokens'>,
  { server, sandbox, hooks }: { server: Caller; sandbox: TestSandbox; hooks: WebhookReceiver },
  { isRestored = false } = {},
): Promise<Verdict> => {
  const { ledger } = sandbox.institutions
  const verdict: Verdict = {
    ...{ orders: orders.length, paid: 0, notSent: 0, lost: [], doubled: [] },
    ...{ tokens: tokens.length, tokensLost: 0, webhooksWrong: [] },
  }
  const recordsOf = async ({ transactionId }: Order): Promise<Listed[]> =>
    eventually(
      async () => {
        const answer = await callApi(server, 'GET', `/transfers/managed/platform?clientTransactionId=${transactionId}`)
        if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
        const { items } = answer.content as { items: Listed[] }
        return items.every(({ status }) => status !== 'pending') && items
      },
      `the end of order ${transactionId}`,
      120_000,
    )
  let webhooksLeftMs = webhooksMs
  for (const order of orders) {
    const records = await recordsOf(order)
    const paid = ledger.withdrawals().filter(({ address }) => address.toLowerCase() === order.address)
    const succeeded = records.filter(({ status }) => status === 'succeeded')
    const seen = JSON.stringify({ order, paid, records })
    if (paid.length > 1) verdict.doubled.push(seen)
    else if (paid.length !== succeeded.length) verdict.lost.push(seen)
    else if (order.accepted.some(id => !records.some(record => record.id === id))) verdict.lost.push(seen)
    else if (paid.length === 1) verdict.paid += 1
    else verdict.notSent += 1
    for (const { id, status } of records) {
      const wanted = ['Pending', status === 'succeeded' ? 'Succeeded' : 'Failed'].join()
      const delivered = async () => {
        const events = new Map(hooks.about(id).map(one => [isRestored ? one.sequence : one.eventId, one]))
        return [...events.values()]
          .sort((a, b) => a.sequence - b.sequence)
          .map(one => one.status)
          .join()
      }
      const beganMs = performance.now()
      const arrived = eventually(
        async () => (await delivered()) === wanted,
        `the webhooks of ${id}`,
        Math.max(500, webhooksLeftMs),
      )
      await arrived.catch(async () => verdict.webhooksWrong.push(`${id}: ${await delivered()}`))
      webhooksLeftMs -= performance.now() - beganMs
    }
  }
  if (ledger.unbalanced().length > 0) verdict.lost.push('the books of the institutions do not add up')
  for (const code of tokens) await openSession(server, code).catch(() => (verdict.tokensLost += 1))
  return verdict
}

/** Prints the counts; answers whether nothing was lost, doubled or wrong, and something was paid at all. */
export const report = (verdict: Verdict, say: (line: string) => void): boolean => {
  const { lost, doubled, webhooksWrong } = verdict
  say(
    `  orders ${verdict.orders}: ${verdict.paid} paid once, ${verdict.notSent} not sent, ${lost.length} lost, ${doubled.length} doubled`,
  )
  say(`  link tokens ${verdict.tokens}: ${verdict.tokensLost} lost`)
  say(`  transfers with wrong webhooks: ${webhooksWrong.length}`)
  for (const line of [...lost.map(id => `lost: ${id}`), ...doubled.map(id => `doubled: ${id}`), ...webhooksWrong])
    say(`  ${line}`)
  const wrong = lost.length + doubled.length + webhooksWrong.length + verdict.tokensLost
  return wrong === 0 && verdict.paid > 0
}
