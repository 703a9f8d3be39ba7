import type {
  BackupAddressStatus,
  BackupConfig,
  BackupEvent,
  BackupTierChanged,
  IntegrationAccessToken,
  LinkEvent,
  LinkPayload,
  LinkTheme,
  SessionSummary,
  TransferFinishedPayload,
  TransferUpdatedEvent,
  WithdrawalRequestedEvent,
} from '@rialto/link-protocol'

/** A transfer that the institution has accepted, with its present state. */
export type FinishedTransfer = Omit<TransferFinishedPayload, 'status' | 'transferStatus' | 'fromAddress'> & {
  /** `pending` until the transfer is confirmed; it can still fail. Credit the user on the webhook. */
  status: 'pending' | 'succeeded' | 'failed'
  /** Absent if the institution does not report its sending address. */
  fromAddress?: string
}

export type LinkOptions = {
  /** @deprecated Not used; accepted so that code written for the published SDK compiles. */
  clientId?: string
  /** An account was connected. Keep the tokens on your server. */
  onIntegrationConnected: (payload: LinkPayload) => void
  /**
   * Link ended, once per session. The summary's `page` is the user's last page. Has an error text if the page did not
   * load, the token is invalid, or the user left on an error.
   */
  onExit?: (errorMessage?: string, summary?: SessionSummary) => void
  /**
   * The institution accepted the transfer. If `txHash` is not known yet, it follows as the event `transferUpdated`.
   * Credit the user on the `transfer.succeeded` webhook, not here.
   */
  onTransferFinished?: (payload: FinishedTransfer) => void
  /** Every event of the session: narrow on `type`. */
  onEvent?: (
    event: LinkEvent | TransferUpdatedEvent | WithdrawalRequestedEvent | BackupEvent | BackupTierChanged,
  ) => void
  /** Stored accounts of a returning user. */
  accessTokens?: IntegrationAccessToken[]
  /**
   * BCP 47, or `system` for the browser's: ar, de, en, es, fr, it, ja, ko, pt, ru, tr, zh. Other languages are shown in
   * English. Default `en`.
   */
  language?: string
  /**
   * ISO 4217: Link shows the values of amounts in this currency, at its last price. Users then enter amounts in the
   * asset. A currency without a price is replaced by dollars. Default `USD`.
   */
  displayFiatCurrency?: string
  theme?: LinkTheme
  /** `embedded` shows Link in an iframe of your page, whose id is passed to `openLink`. Default `overlay`. */
  renderType?: 'overlay' | 'embedded'
  /** Exact origins that link tokens may point to. Default: any http(s) origin, because anyone can host Rialto. */
  trustedLinkOrigins?: string[]
  /** Address where you or your operator publish level 1 of backup mode. Without it backup mode opens level 2. */
  backupUrl?: string
  /**
   * Ed25519, base64: the public key of level 1's publisher, which `rialto backup key` prints. With it, level 1 opens
   * only with a catalog that this key signed; otherwise the key in the published page counts.
   */
  backupCatalogKey?: string
  /** Ed25519, base64. With it, a backup configuration without your server's signature is rejected. */
  backupPublicKey?: string
  /**
   * Backup mode, for a destination without an address: starts finding it on your server. Called once; a throw or a
   * rejection ends the attempt.
   */
  onAddressInit?: (symbol: string, networkId: string) => unknown
  /** Backup mode: called every 2.5 seconds for up to 3 minutes. Throw if your server does not answer with 2xx. */
  onStatusPoll?: (symbol: string, networkId: string) => Promise<BackupAddressStatus> | BackupAddressStatus
  /** Institutions and wallets as buttons in your own page. Each opens Link there. */
  tiles?: LinkTiles
  /** Accessible name of the dialog and of the tiles. Default `Link an account`. */
  title?: string
}

/** An institution or wallet, as GET `/api/v1/integrations` returns it to your server. */
export type LinkTile = {
  integrationId: string
  name: string
  logoUrl?: string
  /** Replaces `logoUrl` with the theme `dark`, and for users of dark pages unless the theme is `light`. */
  darkLogoUrl?: string
}

export type LinkTiles = {
  /** Its content is replaced by a button for each of `integrations`. Listeners of the old content are lost. */
  element: HTMLElement
  integrations: readonly LinkTile[]
  /** Origin of the Link page. Its files are loaded when a pointer or the focus reaches a tile. */
  linkOrigin: string
  /**
   * Called when a tile is pressed: returns a link token created by your server. A throw or a rejection is reported to
   * `onExit`.
   */
  requestLinkToken: (integrationId: string) => Promise<string> | string
  /** Id of an iframe in your page. Required with `renderType: 'embedded'`. */
  customIframeId?: string
}

export type BackupOpenOptions = {
  /** Id of an iframe in your page. Required with `renderType: 'embedded'`. */
  customIframeId?: string
  /** For tests: an unreachable origin forces level 2. Leave it unset in production. */
  widgetOrigin?: string
}

export type Link = {
  /** Opens the Link page of a link token; problems are reported to `onExit`, never thrown. */
  openLink: (linkToken: string, customIframeId?: string) => void
  /**
   * Opens deposits to known addresses while the service is down (see `tryService`). Uses no link token and sends the
   * service no requests; problems are reported to `onExit`.
   */
  openLinkBackup: (config: BackupConfig, options?: BackupOpenOptions) => void
  /** Closes Link at once, without asking the user, and calls `onExit`. Does nothing if Link is not open. */
  closeLink: () => void
  /** Embedded: asks the page to end, which may ask the user. Overlay: the same as `closeLink`. */
  closeLinkRequested: () => void
}
