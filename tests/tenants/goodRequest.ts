import { form } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { png } from '../../apps/server/src/http/routes/admin/testing/pictures.ts'
import { baseSepoliaId, shopAddress } from '../../apps/server/src/testing/linkFlows.ts'
import { knownValues } from '../fuzz/knownValues.ts'
import type { Schema } from '../fuzz/schema.ts'
import type { Target } from '../fuzz/target.ts'
import { registeredAddress, type Tenant } from './seedTenant.ts'
import type { IdField } from './idFields.ts'
import { ownedFields } from './ownedFields.ts'

type Values = Record<string, unknown>

const order = {
  symbol: 'ETH',
  paymentSymbol: 'USD',
  paymentIsCryptocurrency: false,
  amount: 0.01,
  amountIsInPaymentSymbol: false,
}

/** Fields beyond the required ones that an operation needs, by `operation.field` or `operation`. */
const extras: Readonly<Record<string, Values | ((own: Tenant) => Values)>> = {
  previewTransfer: { toAddress: shopAddress, amount: 5 },
  'previewTransfer.toAuthToken': { toType: 'binanceInternational', amount: 5 },
  combineTransfer: () => ({
    sources: [{ fromType: 'coinbase' }],
    toAddress: shopAddress,
    networkId: baseSepoliaId,
    symbol: 'USDC',
    amount: 5,
  }),
  configureTransfer: { toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }] },
  'configureTransfer.toAuthToken': { toType: 'binanceInternational' },
  executeTransfer: { mfaCode: '123456' },
  createTransfer: { symbol: 'USDC', amount: 5, chain: 'base' },
  'createTransfer.previewId': {},
  'createTransfer.challengeId': { mfaCode: '123456' },
  getAccountTransfer: own => ({ transactionId: own.institutionTransactionId }),
  placeOrder: order,
  previewOrder: order,
  getOrderSymbolInfo: { symbol: 'ETH', paymentSymbol: 'USD' },
  completeOAuth: ({ awaiting: { completionCode } }) => ({ completionCode }),
  finishLinkSession: { outcome: 'exited', page: 'startPage', returns: false },
  updateWebhookEndpoint: { url: 'http://127.0.0.1:9/' },
  replaceSubClient: { callbackUrls: ['https://shop.example/back'] },
  replaceComplianceRecord: { registeredAddress },
  linkPreview: { amount: '5' },
  linkExecute: { secondFactorCode: '123456' },
}

interface GoodRequest {
  url: string
  body: unknown
  headers: Readonly<Record<string, string>>
}

/** A request that is valid for its tenant, with one field replaced by the given value. */
export const goodRequest = ({ target, part, path }: IdField, own: Tenant, value: string): GoodRequest => {
  const field = path.filter(name => name !== '0').at(-1) ?? ''
  const extra = extras[`${target.id}.${field}`] ?? extras[target.id] ?? {}
  const more = typeof extra === 'function' ? extra(own) : extra
  const parts: Record<IdField['part'], Values | undefined> = {
    body: target.body && { ...filled(target, target.body, own), ...more },
    query: target.query && filled(target, target.query, own),
    params: target.params && filled(target, target.params, own),
  }
  set(parts[part] ?? {}, path, value)
  const file = target.file === undefined ? undefined : form([target.file, png(), 'logo.png'])
  return {
    url: address(target.path, parts.params ?? {}, parts.query ?? {}),
    body: file?.body ?? parts.body,
    headers: file?.headers ?? {},
  }
}

const filled = (target: Target, schema: Schema, own: Tenant): Values =>
  Object.fromEntries(
    (schema.required ?? []).map(name => [name, valueOf(target, name, schema.properties?.[name] ?? {}, own)]),
  )

const valueOf = (target: Target, name: string, schema: Schema, own: Tenant): unknown => {
  const owned = ownedFields[`${target.id}.${name}`] ?? ownedFields[name]
  if (schema.type === 'object') return filled(target, schema, own)
  if (schema.type === 'array') return []
  if (owned && owned.kind !== 'free') return owned.of(own)
  const [known] = knownValues(own).get(name.toLowerCase()) ?? []
  return known ?? schema.enum?.[0] ?? { string: 'x', number: 1, integer: 1, boolean: true }[schema.type ?? '']
}

const set = (root: Values, path: readonly string[], value: string): void => {
  const [name = '', ...rest] = path
  if (rest.length === 0) root[name] = value
  else {
    root[name] ??= rest[0] === '0' ? [] : {}
    set(root[name] as Values, rest, value)
  }
}

const address = (path: string, params: Values, query: Values): string => {
  const at = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? at : `${at}?${search}`
}
