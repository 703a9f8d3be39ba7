import { isRecord } from './checks.ts'
import { isTokenText } from './tokenText.ts'
import type { IntegrationAccessToken } from './payloads.ts'

const MAX_TOKENS = 50
const MAX_NAME = 300

/**
 * Stored accounts of a returning user, from any of the three encodings: an array (web message, Flutter's global), a
 * JSON string (React Native, iOS and Android globals), or `{}` / nothing. Elements without a usable token are left out;
 * other missing fields become empty strings. The `accessToken` of `onIntegrationConnected` gives one
 * account for each of its `accountTokens`. At most 50 are read.
 */
export function readAccessTokens(value: unknown): IntegrationAccessToken[] {
  const list = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(list) ? list.slice(0, MAX_TOKENS).flatMap(asReceived).flatMap(readOne).slice(0, MAX_TOKENS) : []
}

/** The stored accounts of a received payload. Any other value is returned unchanged. */
function asReceived(value: unknown): unknown[] {
  if (!isRecord(value) || !Array.isArray(value['accountTokens'])) return [value]
  const { brokerType, brokerName } = value
  return value['accountTokens'].slice(0, MAX_TOKENS).map((one: unknown) => {
    if (!isRecord(one)) return undefined
    const account = isRecord(one['account']) ? one['account'] : {}
    return { ...account, accessToken: one['accessToken'], brokerType, brokerName }
  })
}

function readOne(value: unknown): IntegrationAccessToken[] {
  if (!isRecord(value) || !isTokenText(value['accessToken'])) return []
  return [
    {
      accountId: name(value['accountId']),
      accountName: name(value['accountName']),
      accessToken: value['accessToken'],
      brokerType: name(value['brokerType']),
      brokerName: name(value['brokerName']),
    },
  ]
}

const name = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_NAME) : '')

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
