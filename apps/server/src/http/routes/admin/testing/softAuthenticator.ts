import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

interface Signs {
  challenge: string
  /** Defaults to the server under test. */
  origin?: string
  relyingPartyId?: string
  isVerified?: boolean
}

/** CBOR head for a registration: supports lengths below 65,536. */
const cborHead = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))

/** A security key in software with one ES256 passkey. Signs the challenges that a browser would pass to it. */
export const softAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  let signatureCount = 0
  const dataOf = ({ relyingPartyId = new URL(origin).hostname, isVerified = true }: Signs, attested?: Buffer) => {
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signatureCount)
    return Buffer.concat([sha256(relyingPartyId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, { challenge, origin: from = origin }: Signs) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const key = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const numbers = [1, 2, 3, -7, -1, 1].map(cborInteger)
    const points = [-2, x, -3, y].map(one =>
      typeof one === 'number' ? cborInteger(one) : cborBytes(Buffer.from(one, 'base64url')),
    )
    return Buffer.concat([cborHead(5, 5), ...numbers, ...points])
  }
  return {
    /** Sets the next signature count, as a copy of the key would. */
    setCount: (count: number) => void (signatureCount = count),
    register: (signs: Signs) => {
      const length = Buffer.from([0, credentialId.length])
      const authData = dataOf(signs, Buffer.concat([Buffer.alloc(16), length, credentialId, key()]))
      const parts = [cborText('fmt'), cborText('none'), cborText('attStmt'), cborHead(5, 0), cborText('authData')]
      return {
        credentialId: base64url(credentialId),
        clientDataJson: base64url(clientData('webauthn.create', signs)),
        attestationObject: base64url(Buffer.concat([cborHead(5, 3), ...parts, cborBytes(authData)])),
        transports: ['internal'],
      }
    },
    sign: (signs: Signs) => {
      signatureCount += 1
      const authenticatorData = dataOf(signs)
      const data = clientData('webauthn.get', signs)
      return {
        credentialId: base64url(credentialId),
        clientDataJson: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)),
      }
    },
  }
}
