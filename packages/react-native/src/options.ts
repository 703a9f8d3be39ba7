import type {
  BackupAddressStatus,
  BackupConfig,
  IntegrationAccessToken,
  LinkPayload,
  LinkTheme,
  SessionSummary,
} from '@rialto/link-protocol'

import type { FinishedTransfer, SdkEvent } from './core/actions.ts'
import type { LinkController } from './linkController.ts'

export type LinkSettings = {
  /** Stored accounts of a returning user. Not passed to backup mode. */
  accessTokens?: IntegrationAccessToken[]
  /** BCP 47, or `system`. Default `en`; in backup mode that of the device. */
  language?: string
  /** `system` follows the device. */
  theme?: LinkTheme
}

export type LinkCallbacks = {
  /** An account was connected. Keep the tokens on your server. */
  onIntegrationConnected?: (payload: LinkPayload) => void
  /** The institution accepted the transfer. Credit the user on the `transfer.succeeded` webhook, not here. */
  onTransferFinished?: (payload: FinishedTransfer) => void
  /** Every event of the session: narrow on `type`. */
  onEvent?: (event: SdkEvent) => void
  /** The end of the session, called once: unmount the component. Has an error text after a failure. */
  onExit?: (errorMessage?: string, summary?: SessionSummary) => void
  /** Backup mode, for a destination without an address: starts finding it on your server. Called once. */
  onAddressInit?: (symbol: string, networkId: string) => unknown
  /** Backup mode: called every 2.5 seconds for up to 3 minutes. Throw if your server does not answer with 2xx. */
  onStatusPoll?: (symbol: string, networkId: string) => Promise<BackupAddressStatus> | BackupAddressStatus
}

type Common = LinkCallbacks & {
  settings?: LinkSettings
  /** Hides the app's close button if your navigation has one. Backup mode only: Link has its own. */
  hideCloseButton?: boolean
  /**
   * Opens an address outside the app: sign-in at institutions and links to help pages. Default: the system browser.
   * Pass `openAuthSessionAsync` of expo-web-browser to return through your return URL.
   */
  openBrowser?: (url: string) => unknown
  /** Ends the session from your code: see `createSession`. */
  controller?: LinkController
}

/** Either a link token, created by your server, or a configuration of backup mode. */
export type LinkConnectProps = Common &
  (
    | {
        linkToken: string
        backupConfig?: undefined
        backupUrl?: undefined
        widgetOrigin?: undefined
        backupCatalogKey?: undefined
        backupPublicKey?: undefined
      }
    | {
        linkToken?: undefined
        backupConfig: BackupConfig
        /** Origin where level 1 is published. Without it level 2, which is part of this package, opens at once. */
        backupUrl?: string
        /** For tests: replaces `backupUrl`. An unreachable origin forces level 2. Leave it unset in production. */
        widgetOrigin?: string
        /** Ed25519, base64: level 1 opens only with a catalog that this key signed. */
        backupCatalogKey?: string
        /** Ed25519, base64. With it, a configuration without your server's signature is rejected. */
        backupPublicKey?: string
      }
  )
