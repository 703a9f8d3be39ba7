import { networkTypeOf } from '@rialto/catalog'

const evmForm = /^(?:0x)?[0-9a-f]{64}$/i
const base64Form = /^[\w+/-]{43}=?$/

/**
 * One spelling of a hash that a client or a person reports, so that one transaction does not pay twice under two of them: with and
 * without `0x` on EVM networks, and on TON in hexadecimal and in two forms of Base64.
 */
export const canonicalHash = (networkId: string, hash: string): string => {
  const networkType = networkTypeOf(networkId)
  if (networkType === 'evm' && evmForm.test(hash)) return `0x${hash.toLowerCase().replace(/^0x/, '')}`
  if (networkType !== 'tvm' || !base64Form.test(hash)) return hash
  const bytes = atob(hash.replace(/=$/, '').replaceAll('-', '+').replaceAll('_', '/'))
  return [...bytes].map(byte => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}

/** Every spelling of a hash in lower case, for a search among those that institutions wrote. */
export const hashSpellings = (networkId: string, hash: string): string[] => {
  const canonical = canonicalHash(networkId, hash).toLowerCase()
  if (networkTypeOf(networkId) !== 'tvm' || !/^[0-9a-f]{64}$/.test(canonical)) return [canonical]
  const bytes = canonical.replaceAll(/../g, byte => String.fromCharCode(Number.parseInt(byte, 16)))
  const base64 = btoa(bytes).toLowerCase()
  const bare = base64.replace('=', '')
  return [canonical, base64, bare, bare.replaceAll('+', '-').replaceAll('/', '_')]
}
