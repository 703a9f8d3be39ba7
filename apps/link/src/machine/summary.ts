import { defined } from '@rialto/defined'
import type { SessionSummary } from '@rialto/link-protocol'

import { pageOf } from './pageOf.ts'
import { integrationOf, type LinkState } from './state.ts'

/** The public payloads carry JSON numbers; this is the one place where a decimal string becomes one. */
export const toNumber = (text: string): number => Number(text)

/** Leaves out unknown values, because the strict clients reject `null`. */
function known<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never
}

export function institutionOf(state: LinkState): { integrationType?: string; integrationName: string } {
  const integration = integrationOf(state)
  return integration === undefined
    ? { integrationName: '' }
    : { integrationType: integration.type, integrationName: integration.name }
}

export function sessionSummary(state: LinkState): SessionSummary {
  const { choice, preview, session, step, transfer } = state
  const integration = integrationOf(state)
  const symbol = transfer?.symbol ?? preview?.symbol ?? choice.symbol
  const amount = transfer?.amount ?? preview?.amount
  const amountInFiat = transfer?.amountUsd ?? preview?.amountUsd
  const failure = step.name === 'failed' || step.name === 'oauth' ? step.failure?.message : undefined
  return {
    page: pageOf(step),
    ...(integration && {
      selectedIntegration: {
        id: integration.id,
        name: integration.name,
        integrationType: integration.type,
        integrationName: integration.name,
      },
    }),
    ...defined({
      transfer:
        symbol === undefined
          ? undefined
          : known({
              symbol,
              previewId: preview?.previewId,
              amount: amount === undefined ? undefined : toNumber(amount),
              amountInFiat: amountInFiat === undefined ? undefined : toNumber(amountInFiat),
              transactionId: session?.transfer?.transactionId,
              networkId: transfer?.networkId ?? choice.networkId,
            }),
    }),
    ...(failure ? { errorMessage: failure } : {}),
  } as SessionSummary
}
