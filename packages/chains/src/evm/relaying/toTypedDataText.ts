interface TypedData {
  domain: object
  types: object
  primaryType: string
  message: object
}

const domainTypes = { name: 'string', version: 'string', chainId: 'uint256', verifyingContract: 'address' }

/** As JSON with the domain's own type, which wallets expect, and whole numbers as text. */
export const toTypedDataText = ({ domain, types, primaryType, message }: TypedData): string => {
  const EIP712Domain = Object.entries(domainTypes).flatMap(([name, type]) => (name in domain ? [{ name, type }] : []))
  return JSON.stringify({ domain, types: { EIP712Domain, ...types }, primaryType, message }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}
