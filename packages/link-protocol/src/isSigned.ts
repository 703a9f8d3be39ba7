const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.trim()), one => one.charCodeAt(0))

/**
 * Whether the holder of the private key signed this text (Ed25519). `undefined` if the browser lacks Ed25519, or the
 * page is not served over HTTPS.
 *
 * @param signature base64, 64 bytes
 * @param publicKey base64, 32 bytes
 */
export async function isSigned(text: string, signature: string, publicKey: string): Promise<boolean | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return undefined
  try {
    const key = await subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text))
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? undefined : false
  }
}
