/** Runs the code of README.md: a deposit, and its webhooks as lines of standard input. */
import { createInterface } from 'node:readline'

import type { TransferWebhook } from '@rialto/node-client'

import { deposit, linkToken, price, transfers } from './deposit.ts'
import { receive } from './webhook.ts'

const setting = (name: string): string => process.env[name] ?? ''
const say = (...words: unknown[]): void => void process.stdout.write(`${words.join(' ')}\n`)
const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

const userId = setting('SAMPLE_USER_ID')
check((await linkToken(userId)) !== '', 'no link token')
const order = {
  id: setting('SAMPLE_ORDER_ID'),
  networkId: setting('SAMPLE_NETWORK_ID'),
  address: setting('SAMPLE_ADDRESS'),
}
const transferId = (await deposit(userId, order)) ?? ''
check((await transfers(userId)).includes(transferId), 'the transfer is not listed')
say('price', await price('NOT-A-SHARE'))
say('transfer', transferId)

const credited: TransferWebhook[] = []
const credit = (event: TransferWebhook): void => void credited.push(event)
for await (const line of createInterface({ input: process.stdin })) {
  const { body, headers } = JSON.parse(line)
  const status = receive(Buffer.from(body), headers, credit)
  say('answered', status, 'forged', receive(Buffer.from(`${body} `), headers, credit))
  if (credited.length > 0) break
}
const [event] = credited
check(event?.TransferId === transferId, 'another transfer was credited')
say('credited', event?.DestinationAmountDecimal)
process.stdin.destroy()
