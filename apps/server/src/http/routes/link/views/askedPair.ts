/** The asset that a request of the Link page names, as the catalogue writes it. */
export const askedPair = ({ networkId, symbol }: { networkId: string; symbol: string }) => ({
  networkId: networkId.toLowerCase(),
  symbol: symbol.toUpperCase(),
})
