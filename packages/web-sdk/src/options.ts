import type {
  IntegrationAccessToken,
  LinkEvent,
  LinkPayload,
  LinkTheme,
  SessionSummary,
  TransferFinishedPayload,
  TransferUpdatedEvent,
} from '@rialto/link-protocol'

/** A transfer that the institution has accepted, as far as it is known now. */
export type FinishedTransfer = Omit<TransferFinishedPayload, 'status' | 'transferStatus' | 'fromAddress'> & {
  /** `pending` until the transfer is confirmed; it can still fail. Credit the user on the webhook. */
  status: 'pending' | 'succeeded' | 'failed'
  /** Absent where the institution does not name the address it sends from. */
  fromAddress?: string
}

export type LinkOptions = {
  /** @deprecated Not used; accepted so that code written for the published SDK compiles. */
  clientId?: string
  /** An account was connected. Keep the tokens on your server. */
  onIntegrationConnected: (payload: LinkPayload) => void
  /**
   * Link ended, once per session: the summary's `page` is where the user was. With an error text if the page did not load, the
   * token is not one, or the user left on an error.
   */
  onExit?: (errorMessage?: string, summary?: SessionSummary) => void
  /**
   * The institution accepted the transfer. `txHash` is there when it is known by then; later it comes as the event
   * `transferUpdated`. Credit the user on the `transfer.succeeded` webhook, not here.
   */
  onTransferFinished?: (payload: FinishedTransfer) => void
  /** Everything that happens on the way: narrow on `type`. */
  onEvent?: (event: LinkEvent | TransferUpdatedEvent) => void
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
  /** Opens the Link page of a link token; problems are reported to `onExit`, never thrown. */
  openLink: (linkToken: string, customIframeId?: string) => void
  /** Closes at once, whatever the user is doing, and calls `onExit`. Nothing happens if Link is not open. */
  closeLink: () => void
  /** Embedded: asks the page to end, which may ask the user. Overlay: the same as `closeLink`. */
  closeLinkRequested: () => void
}
