import type { HostMessage, PageMessage, SessionSummary, TransferFinishedPayload } from '@rialto/link-protocol'

import type { FinishedTransfer, LinkOptions } from './options.ts'
import { SDK_VERSION } from './version.ts'

function connected(options: LinkOptions, payload: Parameters<LinkOptions['onIntegrationConnected']>[0]): void {
  options.onEvent?.({ type: 'integrationConnected', payload })
  options.onIntegrationConnected?.(payload)
}

/** Handles one message of the Link page: replies, then callbacks, in the published SDK's order. */
export function handleMessage(
  message: Exclude<PageMessage, { type: 'pageChanged' }>,
  options: LinkOptions,
  session: { post: (message: HostMessage) => void; exit: (errorMessage?: string, summary?: SessionSummary) => void },
): void {
  switch (message.type) {
    case 'loaded': {
      const origin = window.location.origin
      session.post({ type: 'meshSDKSpecs', payload: { platform: 'web', version: SDK_VERSION, origin, sdk: 'rialto' } })
      if (options.accessTokens) session.post({ type: 'frontAccessTokens', payload: options.accessTokens })
      return options.onEvent?.({ type: 'pageLoaded' })
    }
    case 'brokerageAccountAccessToken':
      return connected(options, { accessToken: message.payload })
    case 'delayedAuthentication':
      return connected(options, { delayedAuth: message.payload })
    case 'transferFinished':
      options.onEvent?.({ type: 'transferCompleted', payload: message.payload })
      return options.onTransferFinished?.(finishedTransfer(message.payload))
    case 'close':
    case 'done':
      return session.exit(message.payload?.errorMessage, message.payload)
    default:
      return options.onEvent?.(message)
  }
}

/** The page keeps to `success` for the published SDKs and sends the status beside it. */
function finishedTransfer({ transferStatus, fromAddress, ...payload }: TransferFinishedPayload): FinishedTransfer {
  const transfer = { ...payload, status: transferStatus ?? 'pending' }
  return fromAddress ? { ...transfer, fromAddress } : transfer
}
