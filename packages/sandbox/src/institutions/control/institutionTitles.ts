/** Display names that are not the name in the control API with a capital letter. */
const titles: Readonly<Record<string, string>> = {
  binanceUs: 'Binance.US',
  gateIo: 'Gate.io',
  kucoin: 'KuCoin',
  okx: 'OKX',
  sandboxBrokerage: 'Sandbox Brokerage',
}

/** The display name of a simulated institution. */
export const institutionTitle = (name: string): string => titles[name] ?? name.slice(0, 1).toUpperCase() + name.slice(1)
