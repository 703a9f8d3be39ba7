/** A named wallet. Any other wallet that announces itself to the page can be connected as well. */
export interface SelfCustodyWallet {
  /** Public UUID, which never changes. */
  id: string
  /** Its id when it announces itself to a page: the reverse domain name of EIP-6963. */
  providerId: string
  name: string
  /** Key of its drawing. */
  icon?: string
  /** Download page. Absent: included in the Link page. */
  installUrl?: string
  /**
   * Opens a page in the app's own browser on a phone: `{url}` is the page's address, percent-encoded, `{page}` the
   * address without `https://`.
   */
  openUrl?: string
  /** Announced on the sandbox's own pages only. */
  isSandboxOnly?: true
}

const wallets: readonly SelfCustodyWallet[] = [
  {
    id: '6f7a1f0e-6b1f-4c53-9d0b-0f6f3b1c7a01',
    providerId: 'io.metamask',
    name: 'MetaMask',
    icon: 'metamask',
    installUrl: 'https://metamask.io/download/',
    openUrl: 'https://metamask.app.link/dapp/{page}',
  },
  {
    id: '2c4f1d8e-91b5-4f0f-8f1a-5d1a3c9e7b02',
    providerId: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
    icon: 'coinbasewallet',
    installUrl: 'https://www.coinbase.com/wallet/downloads',
    openUrl: 'https://go.cb-w.com/dapp?cb_url={url}',
  },
  {
    id: '9e3b5a70-0c4d-4a8e-b6c2-71d0f2a48c03',
    providerId: 'com.trustwallet.app',
    name: 'Trust Wallet',
    icon: 'trustwallet',
    installUrl: 'https://trustwallet.com/download',
    openUrl: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
  },
  {
    id: 'b81d6c25-3f7e-4d19-8a54-c0e9b7d35f04',
    providerId: 'me.rainbow',
    name: 'Rainbow',
    icon: 'rainbow',
    installUrl: 'https://rainbow.me/download',
  },
  {
    id: '47c0e9f3-8d52-4b6a-9173-2ea5d8f06b05',
    providerId: 'io.rabby',
    name: 'Rabby',
    icon: 'rabby',
    installUrl: 'https://rabby.io/',
  },
  {
    id: 'd5a2f384-16be-4e7c-a90d-83b7c14e2f06',
    providerId: 'app.phantom',
    name: 'Phantom',
    icon: 'phantom',
    installUrl: 'https://phantom.com/download',
    openUrl: 'https://phantom.app/ul/browse/{url}?ref={url}',
  },
  {
    id: '0b9d7e61-52c8-47f3-8e6b-f94a1d30c507',
    providerId: 'dev.rialto.sandbox-wallet',
    name: 'Sandbox Wallet',
    isSandboxOnly: true,
  },
]

/** The wallets that lists name in this environment, in the order users see them. */
export const selfCustodyWallets = (environment: 'sandbox' | 'production'): readonly SelfCustodyWallet[] =>
  wallets.filter(({ isSandboxOnly }) => environment === 'sandbox' || isSandboxOnly !== true)

/** The wallet with this public id, or `undefined`. */
export const findSelfCustodyWallet = (id: string): SelfCustodyWallet | undefined =>
  wallets.find(wallet => wallet.id === id.toLowerCase())
