import type { HostMessage, PageMessage } from '@rialto/link-protocol'

import type { LinkOptions } from './options.ts'
import { SDK_VERSION } from './version.ts'

/** What one message of the Link page does: answers, then callbacks, in the published SDK's order. */
export function handleMessage(
  message: PageMessage,
  options: LinkOptions,
  session: { post: (message: HostMessage) => void; end: () => void },
): void {
  switch (message.type) {
    case 'loaded': {
      const origin = window.location.origin
      session.post({ type: 'meshSDKSpecs', payload: { platform: 'web', version: SDK_VERSION, origin } })
      if (options.accessTokens) session.post({ type: 'frontAccessTokens', payload: options.accessTokens })
      return options.onEvent?.({ type: 'pageLoaded' })
    }
    case 'brokerageAccountAccessToken': {
      const payload = { accessToken: message.payload }
      options.onEvent?.({ type: 'integrationConnected', payload })
      return options.onIntegrationConnected?.(payload)
    }
    case 'delayedAuthentication': {
      const payload = { delayedAuth: message.payload }
      options.onEvent?.({ type: 'integrationConnected', payload })
      return options.onIntegrationConnected?.(payload)
    }
    case 'transferFinished':
      options.onEvent?.({ type: 'transferCompleted', payload: message.payload })
      return options.onTransferFinished?.(message.payload)
    case 'close':
    case 'done':
      session.end()
      return options.onExit?.(message.payload?.errorMessage, message.payload)
    default:
      return options.onEvent?.(message)
  }
}
