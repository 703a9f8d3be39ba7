import type {
  IntegrationAccessToken,
  LinkEvent,
  LinkPayload,
  LinkTheme,
  SessionSummary,
  TransferFinishedPayload,
} from '@rialto/link-protocol'

export type LinkOptions = {
  /** @deprecated Not used; accepted so that code written for the published SDK compiles. */
  clientId?: string
  /** An account was connected. Keep the tokens on your server. */
  onIntegrationConnected: (payload: LinkPayload) => void
  /** Link ended: by the user (with a summary), by `closeLink` (no arguments), or it could not open (an error text). */
  onExit?: (errorMessage?: string, summary?: SessionSummary) => void
  /** The transfer was handed over. Credit the user on the `transfer.succeeded` webhook, not here. */
  onTransferFinished?: (payload: TransferFinishedPayload) => void
  /** Everything that happens on the way: narrow on `type`. */
  onEvent?: (event: LinkEvent) => void
  /** Stored accounts of a returning user. */
  accessTokens?: IntegrationAccessToken[]
  /** BCP 47, or `system` for the browser's. Default `en`. */
  language?: string
  /** ISO 4217. */
  displayFiatCurrency?: string
  theme?: LinkTheme
  /** `embedded` shows Link in an iframe of yours, named to `openLink`. Default `overlay`. */
  renderType?: 'overlay' | 'embedded'
  /** Exact origins that link tokens may point to. Default: any http(s) origin, because Rialto is hosted by anyone. */
  trustedLinkOrigins?: string[]
  /** Accessible name of the dialog. Default `Link an account`. */
  title?: string
}

export type Link = {
  /** Opens the Link page of a link token; problems are told to `onExit`, never thrown. */
  openLink: (linkToken: string, customIframeId?: string) => void
  /** Closes at once, whatever the user is doing. */
  closeLink: () => void
  /** Embedded: asks the page to end, which may ask the user. Overlay: the same as `closeLink`. */
  closeLinkRequested: () => void
}
