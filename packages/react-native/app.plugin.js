/**
 * Expo config plugin: `["@rialto/react-native", { "returnScheme": "myapp" }]` in `plugins` of app.json.
 *
 * Lists the schemes of wallets, which iOS wants to know before an app may ask for them, and registers the scheme by which the browser
 * comes back after a sign-in.
 */
const walletSchemes = [
  ...['bitcoin', 'bitkeep', 'bitcoincom', 'bnc', 'cbwallet', 'dfw', 'exodus', 'ledgerlive', 'metamask', 'okx'],
  ...['phantom', 'rabby', 'rainbow', 'robinhood-wallet', 'solana', 'tpoutside', 'tronlinkoutside', 'trust', 'uniswap'],
  ...['wc', 'zengo'],
]

const withoutRepeats = list => [...new Set(list)]

export default function withRialto(config, { returnScheme } = {}) {
  const { ios = {} } = config
  const { infoPlist = {} } = ios
  const schemes = [config.scheme ?? [], returnScheme ?? []].flat()
  return {
    ...config,
    ...(schemes.length > 0 && { scheme: withoutRepeats(schemes) }),
    ios: {
      ...ios,
      infoPlist: {
        ...infoPlist,
        LSApplicationQueriesSchemes: withoutRepeats([
          ...(infoPlist.LSApplicationQueriesSchemes ?? []),
          ...walletSchemes,
        ]),
      },
    },
  }
}
