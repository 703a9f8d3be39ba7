import { networkTypeOf } from '@rialto/catalog'

const base64Form = /^[\w+/-]{43}=?$/

/**
 * One spelling of the hash that a client reports, so that one transaction does not pay twice under two of them. Wallets and
 * explorers of TON show hashes in hexadecimal and in two forms of Base64.
 */
export const canonicalHash = (networkId: string, hash: string): string => {
  if (networkTypeOf(networkId) !== 'tvm' || !base64Form.test(hash)) return hash
  const bytes = atob(hash.replace(/=$/, '').replaceAll('-', '+').replaceAll('_', '/'))
  return [...bytes].map(byte => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
