import { createLink, type LinkOptions, type LinkTiles } from '@rialto/web-sdk'
import type { MerchantState } from '../ledger.ts'
import { byId, h, rawJson } from './dom.ts'
import { showWebhooks } from './showWebhooks.ts'

const FIELDS: [label: string, name: string][] = [
  ['Transfer', 'id'],
  ['Order ID', 'clientTransactionId'],
  ['Status', 'status'],
  ['Amount', 'amount'],
  ['Asset', 'symbol'],
  ['Value in USD', 'amountInFiat'],
  ['Network', 'networkName'],
  ['Destination address', 'destinationAddress'],
  ['Refund address', 'refundAddress'],
  ['Memo or tag of the refund address', 'refundAddressTag'],
  ['Transaction hash', 'hash'],
]

/** Rialto's record as a table for people, and as JSON for engineers. */
function showRecord(record: Record<string, unknown>): void {
  const from = (record['from'] as Record<string, unknown> | undefined)?.['name']
  const rows = FIELDS.map(([label, name]) => [label, record[name]] as const).concat([['From', from]])
  const list = rows.flatMap(([label, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : [h('div', {}, h('dt', {}, label), h('dd', {}, String(value)))],
  )
  const wasOpen = byId('record').querySelector('details')?.open ?? false
  const raw = rawJson(record)
  raw.toggleAttribute('open', wasOpen)
  byId('record').replaceChildren(h('dl', {}, ...list), raw)
}

/** Marks the steps before `current` as done; 4 finishes the last one too, 0 clears them all. */
function showStep(current: number): void {
  document.querySelectorAll('#steps li').forEach((item, index) => {
    const step = index + 1
    item.toggleAttribute('data-done', step < current || (current === 4 && step === 4))
    if (step === current && current < 4) item.setAttribute('aria-current', 'step')
    else item.removeAttribute('aria-current')
  })
}

let transactionId = ''
let isOpening = false
let isConfirmed = false

const options: LinkOptions = {
  title: 'Deposit to Harbor Coffee',
  theme: 'system',
  language: 'system',
  onIntegrationConnected: ({ accessToken }) => {
    say('Account connected.')
    if (accessToken) void showAccounts({ method: 'POST', body: JSON.stringify(accessToken) })
  },
  onEvent: event => {
    if (event.type !== 'pageLoaded') return
    showStep(2)
    say('Continue in the window that just opened.')
  },
  onTransferFinished: payload => {
    if (isConfirmed) return
    showStep(3)
    say('Your deposit is on its way. Your balance updates when it arrives.')
    if (payload.transferId) void loadRecord(payload.transferId)
  },
  onExit: (errorMessage, summary) => {
    if (isConfirmed) return
    if (errorMessage) say(errorMessage, 'bad')
    else if (summary?.page !== 'transferExecutedPage') say('Link closed. Your balance updates when a deposit arrives.')
  },
}
const link = createLink(options)

byId('deposit').addEventListener('click', () => void deposit())

async function deposit(): Promise<void> {
  if (isOpening) return
  setOpening(true)
  try {
    link.openLink(await requestLinkToken())
  } catch (error) {
    showStep(0)
    say(error instanceof Error ? error.message : 'Something went wrong. No funds have moved. Try again.', 'bad')
  } finally {
    setOpening(false)
  }
}

async function requestLinkToken(): Promise<string> {
  showStep(1)
  say('Opening…')
  const body = JSON.stringify({ amountUsd: chosenUsd() })
  const answer = await query<{ linkToken: string; transactionId: string }>('/api/deposit', { method: 'POST', body })
  transactionId = answer.transactionId
  isConfirmed = false
  return answer.linkToken
}

/** The first institutions and the user's wallet as buttons of this page. Without them there is still the deposit button. */
async function showTiles(): Promise<void> {
  const answer = await query<Pick<LinkTiles, 'linkOrigin' | 'integrations'>>('/api/tiles')
  createLink({ ...options, tiles: { ...answer, element: byId('tiles'), requestLinkToken } })
  byId('tiles-title').hidden = answer.integrations.length === 0
}
showTiles().catch(() => undefined)

const chosenUsd = (): number => Number(new FormData(byId('deposit-form') as HTMLFormElement).get('amount'))

byId('deposit-form').addEventListener('change', () => (byId('amount').textContent = String(chosenUsd())))

/** Accounts that the server has stored for this browser: the next deposit starts with them. */
async function showAccounts(init?: RequestInit): Promise<void> {
  const { accounts } = await query<{ accounts: { brokerName: string }[] }>('/api/accounts', init)
  const names = [...new Set(accounts.map(({ brokerName }) => brokerName))]
  byId('saved').hidden = names.length === 0
  byId('saved').textContent = `Connected: ${new Intl.ListFormat('en').format(names)}. You need not sign in again.`
}
showAccounts().catch(() => undefined)

/** The button keeps its focus while it waits, because it is marked and not disabled. */
function setOpening(value: boolean): void {
  isOpening = value
  byId('deposit').setAttribute('aria-disabled', String(value))
}

const updates = new EventSource('/api/events')
updates.onmessage = (event: MessageEvent<string>) => render(JSON.parse(event.data) as MerchantState)

function render(state: MerchantState): void {
  byId('balance').textContent = twoDecimals(state.balance)
  byId('symbol').textContent = state.symbol
  showWebhooks(state.webhooks)
  const latest = state.webhooks.find(one => !transactionId || one.body['TransactionId'] === transactionId)?.body
  if (!latest) return
  void loadRecord(String(latest['TransferId'] ?? ''))
  if (latest['TransferStatus'] === 'Succeeded') {
    isConfirmed = true
    showStep(4)
    say('Deposit received. Thank you.', 'good')
  }
  if (latest['TransferStatus'] === 'Failed') say('The transfer failed. Your balance has not changed.', 'bad')
}

async function loadRecord(id: string): Promise<void> {
  const answer = await query<{ record: unknown }>(`/api/transfer?id=${encodeURIComponent(id)}`).catch(() => undefined)
  if (answer?.record) showRecord(answer.record as Record<string, unknown>)
}

/** At least two decimals, and more if they are not zero. */
const twoDecimals = (value: string): string => value.replace(/(\.\d\d\d*?)0+$/, '$1')

function say(text: string, tone: 'quiet' | 'good' | 'bad' = 'quiet'): void {
  byId('status').textContent = text
  byId('status').dataset['tone'] = tone
}

async function query<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init)
  const body = (await response.json()) as T & { message?: string }
  if (!response.ok) throw new Error(body.message ?? 'Something went wrong. Try again.')
  return body
}
