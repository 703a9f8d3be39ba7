import { amount, type Check, integer, isRecord, listOf, literal, maybe, text } from './checks.ts'
import { LINK_EVENT_KEYS, type LinkEventKey } from './linkEventKeys.ts'
import type { LinkEvent } from './linkEvents.ts'
import {
  isAccessTokenPayload,
  isDelayedAuthPayload,
  isSessionSummary,
  isTransferFinishedPayload,
} from './payloadChecks.ts'

const fields =
  (required: Record<string, Check>): Check =>
  value =>
    isRecord(value) && Object.keys(required).every(name => required[name]?.(value[name]))

const institution = { integrationName: text, integrationType: maybe(text) }
const failure = fields({ errorMessage: text })

/** Required payload fields of each event, as in the public types. Events that are not listed have no payload. */
const REQUIRED: Partial<Record<LinkEventKey, Check>> = {
  methodSelected: fields({ method: literal('embedded', 'manual', 'buy') }),
  integrationSelected: fields({ integrationType: text, integrationName: text }),
  integrationConnected: value =>
    isRecord(value) && (isAccessTokenPayload(value['accessToken']) || isDelayedAuthPayload(value['delayedAuth'])),
  integrationConnectionError: failure,
  transferStarted: fields(institution),
  transferAssetSelected: fields({ symbol: text }),
  transferNetworkSelected: fields({ id: text, name: text }),
  transferNoEligibleAssets: fields({
    ...institution,
    arrayOfTokensHeld: listOf(fields({ symbol: text, amount })),
  }),
  transferConfigureError: failure,
  transferPreviewError: failure,
  transferExecutionError: failure,
  transferPreviewed: fields({ amount, symbol: text, toAddress: text, networkId: text, previewId: text }),
  executeFundingStep: fields({ cryptocurrencyFundingOptionType: text, status: text }),
  transferInitiated: fields({ ...institution, status: literal('pending') }),
  transferExecuted: fields({
    status: literal('success', 'pending'),
    txId: text,
    fromAddress: text,
    toAddress: text,
    symbol: text,
    amount,
    networkId: text,
  }),
  transferCompleted: isTransferFinishedPayload,
  connectionUnavailable: fields({ ...institution, reason: text }),
  connectionDeclined: fields({ ...institution, reason: text }),
  transferDeclined: fields({ ...institution, status: text }),
  defiWalletError: fields({
    integrationName: text,
    errorType: literal('timeout', 'verifyMismatch'),
    details: isRecord,
    timeStamp: amount,
  }),
  walletMessageSigned: fields({ address: text, timeStamp: integer }),
  linkTransferQRGenerated: isRecord,
  SDKinjectedWalletProviders: listOf(fields({ id: text, name: text })),
  done: maybe(isSessionSummary),
  close: maybe(isSessionSummary),
}

/** True for `{type, payload?}` with a known name and every required field in place. */
export function isLinkEvent(data: unknown): data is LinkEvent {
  if (!isRecord(data)) return false
  const key = LINK_EVENT_KEYS.find(known => known === data['type'])
  return key !== undefined && (REQUIRED[key]?.(data['payload']) ?? true)
}
