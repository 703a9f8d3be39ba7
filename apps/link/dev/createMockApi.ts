import type { IncomingMessage, ServerResponse } from 'node:http'

import type {
  LinkConnection,
  LinkExecution,
  LinkIntegration,
  LinkPreview,
  LinkSession,
  LinkTransfer,
} from '@rialto/contract'

import { aMoneyLine } from './aMoneyLine.ts'
import { connection, filtered, holdings, integrations, session } from './sampleData.ts'

/**
 * Answers `/link/api` from memory, for working on the page alone. The session's code names the scenario: words in it switch
 * things on (`transfer`, `connect`, `payment`, `empty`, `dead`, `email`, `whitelist`, `refused`, `lost`, `failed`, `short`,
 * `stuck`, `pairing`, `used`). It is a script, not a server: nothing is checked and nothing is kept.
 */
type MockApi = (request: IncomingMessage, response: ServerResponse) => void

type Visit = {
  scenario: string
  session: LinkSession
  oauthReads: number
  codes: number
  executions: number
  previews: number
  preview?: LinkPreview
  transferReads: number
}
type Answer = { status?: number; content?: unknown; displayMessage?: string; errorType?: string }

export function createMockApi(allowedOrigins: string[] = []): MockApi {
  const visits = new Map<string, Visit>()
  return (request, response) => {
    void readBody(request).then(body => {
      const path = new URL(request.url ?? '/', 'http://mock-api').pathname
      if (path.startsWith('/mock-institution/')) return sendText(response, '<h1>Institution</h1>')
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      const answer =
        path === '/link/api/session' && request.method === 'POST'
          ? openVisit(visits, String(body['code']), allowedOrigins)
          : answerTo(visits.get(token), path.replace('/link/api/', ''), body)
      return answer === 'cut' ? response.destroy() : send(response, answer)
    })
  }
}

function openVisit(visits: Map<string, Visit>, scenario: string, allowedOrigins: string[]): Answer {
  if (scenario === 'used') return refusal(404, 'This link was already used.')
  if (scenario === 'expired') return refusal(401, 'This link has expired.')
  const token = `${scenario}~${visits.size}`
  const opened = session(scenario, allowedOrigins)
  visits.set(token, {
    scenario,
    session: opened,
    oauthReads: 0,
    codes: 0,
    executions: 0,
    previews: 0,
    transferReads: 0,
  })
  return { content: { sessionToken: token, session: opened, restored: [] } }
}

function answerTo(visit: Visit | undefined, path: string, body: Record<string, unknown>): Answer | 'cut' {
  if (visit === undefined) return refusal(401, 'The session has ended.')
  const [area, verb, id] = path.split('/')
  if (area === 'session') return { content: visit.session }
  if (area === 'catalogue') return { content: filtered(body) }
  if (area === 'fiatPrice') return { content: { currency: body['currency'], usd: '1.25' } }
  if (area === 'connections') return connections(visit, verb ?? '', id, body)
  if (verb === 'configure') {
    if (visit.scenario.includes('dead')) return refusal(400, 'Sign in again to continue.', 'invalidIntegrationToken')
    return {
      content: {
        holdings: visit.scenario.includes('zero')
          ? []
          : visit.scenario.includes('empty')
            ? holdings.slice(2)
            : holdings,
      },
    }
  }
  if (verb === 'sources') return { content: { sources: [], rejected: [], unusable: [] } }
  if (verb === 'preview') return preview(visit, body)
  if (verb === 'execute') return execute(visit, body)
  return { content: transfer(visit) }
}

function connections(visit: Visit, verb: string, id: string | undefined, body: Record<string, unknown>): Answer {
  const wanted = integrations.find(one => one.id === body['integrationId']) ?? integrations[0]
  if (wanted === undefined) return refusal(404, 'Not found')
  if (verb === 'stored') {
    const [first, second] = integrations
    if (first === undefined || second === undefined) return { content: { connections: [] } }
    return {
      content: {
        connections: [
          connection(first, { lastUsedAtMs: Date.now() - 5 * 60_000 }),
          connection(second, { needsReconnect: true, lastUsedAtMs: Date.UTC(2026, 2, 9, 12) }),
        ],
      },
    }
  }
  if (verb === 'key') {
    const fields = body['fields'] as Record<string, string>
    if (fields['secret'] !== 'Pass123')
      return refusal(400, `${wanted.name} did not accept this key.`, 'credentialsRefused')
    return { content: keep(visit, connection(wanted)) }
  }
  if (verb === 'password') return signIn(visit, wanted, body)
  if (id === undefined) {
    return {
      content: {
        attemptId: '00000000-0000-4000-8000-000000000900',
        authorizeUrl: 'http://127.0.0.1:9/mock-institution/',
      },
    }
  }
  if (visit.scenario.includes('denied')) {
    return { content: { status: 'failed', reason: 'notAllowed' } }
  }
  if (visit.scenario.includes('pairing')) return pair(visit, wanted, body['pairingCode'])
  const isDone = ++visit.oauthReads > 1 && !visit.scenario.includes('stuck')
  return {
    content: isDone ? { status: 'connected', connection: keep(visit, connection(wanted)) } : { status: 'pending' },
  }
}

function signIn(visit: Visit, wanted: LinkIntegration, body: Record<string, unknown>): Answer {
  const { mfaType, mfaCode } = body
  const { password } = body['fields'] as Record<string, string>
  if (password !== 'Pass123') return refusal(400, 'No', 'credentialsRefused')
  if (mfaCode === '123456') return { content: { connection: keep(visit, connection(wanted)) } }
  if (mfaCode === '111111') return refusal(423, 'Locked', 'accountLocked')
  const problem = mfaCode === '999999' ? 'expired' : mfaCode === undefined ? undefined : 'wrong'
  const chosen =
    mfaType === undefined ? undefined : { type: mfaType, ...(mfaType === 'sms' ? { sentTo: '•••• 42' } : {}) }
  const types = ['totp', 'sms', 'email']
  return { content: { codeRequest: { types, chosen, problem } } }
}

function pair(visit: Visit, wanted: LinkIntegration, pairingCode: unknown): Answer {
  if (pairingCode === undefined) return { content: { status: 'awaitingCode' } }
  if (pairingCode !== 'ABCDEFGH') return refusal(400, 'That code is not correct. 4 attempts left.')
  return { content: { status: 'connected', connection: keep(visit, connection(wanted)) } }
}

function keep<T extends LinkConnection>(visit: Visit, made: T): T {
  visit.session = { ...visit.session, connections: [...visit.session.connections, made] }
  return made
}

function preview(visit: Visit, body: Record<string, unknown>): Answer {
  if (visit.scenario.includes('noprice')) return refusal(400, 'Upstream: paused.', 'priceUnavailable')
  const amount = String(body['amount'] ?? body['amountInFiat'] ?? '25')
  const fee = ++visit.previews > 1 && visit.scenario.includes('short') ? '0.08' : '0.05'
  const total = String((Number(amount) * 100 + Number(fee) * 100) / 100)
  const symbol = String(body['symbol'])
  const holding = holdings.find(one => one.symbol === symbol)
  const network = holding?.networks.find(one => one.networkId === body['networkId'])
  visit.preview = {
    previewId: `00000000-0000-4000-8000-0000000007${String(visit.previews).padStart(2, '0')}`,
    expiresInMs: visit.scenario.includes('short') ? 2_000 : 30_000,
    symbol,
    networkId: String(body['networkId']),
    networkName: network?.name ?? '',
    ...{ amount, amountUsd: amount, fee, feeUsd: fee, total, totalUsd: total },
    moneyLine: aMoneyLine({ amount, fee, total, symbol }),
    toAddress: network?.toAddress ?? '',
    fromName: visit.session.connections[0]?.brokerName ?? 'Coinbase',
    refundAddress: '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
    estimatedSeconds: 180,
  }
  return { content: visit.preview }
}

function execute(visit: Visit, body: Record<string, unknown>): Answer | 'cut' {
  const { scenario } = visit
  const answer = (content: LinkExecution): Answer => ({ content })
  if (scenario.includes('lost')) {
    if (!scenario.includes('nothing')) visit.session = { ...visit.session, transferId: transferId }
    return 'cut'
  }
  if (scenario.includes('refused')) {
    return answer({ status: 'failed', reason: 'refused', message: 'Upstream: the daily limit is used up.' })
  }
  visit.executions++
  if (scenario.includes('email') && visit.executions === 1) return answer({ status: 'emailConfirmationRequired' })
  if (scenario.includes('whitelist') && visit.executions <= 2) return answer({ status: 'addressWhitelistRequired' })
  if (scenario.includes('travelrule') && (body['travelRule'] === undefined || visit.executions === 2))
    return answer({ status: 'travelRuleRequired', travelRule: {} })
  const code = body['secondFactorCode']
  if (code === undefined && !scenario.includes('nocode'))
    return answer({ status: 'secondFactorRequired', factor: 'totp' })
  if (code !== undefined && code !== '123456') return answer({ status: 'secondFactorRefused', factor: 'totp' })
  visit.session = { ...visit.session, transferId }
  return answer({ status: 'submitted', transfer: transfer(visit) })
}

const transferId = '00000000-0000-4000-8000-000000000800'
const hash = '0x9c2e5b8f1d4a7063e8c9b2f5a1d4e7083b6c9f2e5a8d1b4c7f0e3a6d9c2b5e8f'

function transfer(visit: Visit): LinkTransfer {
  const isUnconfirmed = visit.scenario.includes('unconfirmed')
  const reads = isUnconfirmed ? 0 : visit.transferReads++
  const isSent = reads > 0
  const hasFailed = reads > 1 && visit.scenario.includes('failed')
  const isDone = reads > 1 && !hasFailed && !visit.scenario.includes('slow')
  return {
    transferId,
    status: hasFailed ? 'failed' : isDone ? 'succeeded' : 'pending',
    isUnconfirmed,
    receiptUrl: 'https://rialto.example/receipt/1',
    steps: [
      isUnconfirmed
        ? { name: 'submitted', state: 'current' }
        : { name: 'submitted', state: 'done', atMs: 1_763_660_000_000 },
      { name: 'sentByInstitution', state: isSent ? 'done' : isUnconfirmed ? 'waiting' : 'current' },
      { name: 'confirmed', state: hasFailed ? 'failed' : isDone ? 'done' : isSent ? 'current' : 'waiting' },
    ],
    amount: visit.preview?.amount ?? '25',
    amountUsd: visit.preview?.amount ?? '25',
    totalUsd: visit.preview?.total ?? '25.05',
    moneyLine: visit.preview?.moneyLine ?? aMoneyLine({ amount: '25', fee: '0.05', total: '25.05', symbol: 'USDC' }),
    state: hasFailed ? 'failed' : isDone ? 'succeeded' : isUnconfirmed ? 'unknown' : 'pending',
    caseCode: '0000-0008',
    symbol: visit.preview?.symbol ?? 'USDC',
    networkId: visit.preview?.networkId ?? '',
    networkName: visit.preview?.networkName ?? 'Base',
    fromName: 'Coinbase',
    fromAddress: '0x000000000000000000000000000000000000dEaD',
    toAddress: visit.preview?.toAddress ?? '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
    institutionTransactionId: isSent ? 'cb-1001' : '',
    ...(isSent
      ? { hash, explorerUrl: `https://explorer.example/tx/${hash}`, confirmations: 3, requiredConfirmations: 12 }
      : {}),
    refundAddress: '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
    ...(hasFailed ? { money: 'returned' } : {}),
  }
}

const refusal = (status: number, displayMessage: string, errorType = 'badRequest'): Answer => ({
  status,
  displayMessage,
  errorType,
})

function send(response: ServerResponse, { status = 200, content, displayMessage, errorType }: Answer): void {
  const requestId = '3f0c1d52-7a4e-4b88-9c61-2d8f5e7ab901'
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': requestId })
  response.end(JSON.stringify({ content, status: status === 200 ? 'ok' : 'badRequest', displayMessage, errorType }))
}

function sendText(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(html)
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
