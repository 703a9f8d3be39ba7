import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'
import { AwsV4Signer } from 'aws4fetch'

/** A key management service for the vault: a key that never leaves the service encrypts the vault's keys. */
export interface KeyService {
  /** Generates an encrypted key of 32 bytes. Its plaintext is not returned. */
  generate(keyId: string): Promise<Buffer>
  /** @throws KeyServiceError */
  decrypt(encrypted: Buffer, keyId: string): Promise<Buffer>
}

/** The key service rejected the request. The message names its error type, never a key. */
class KeyServiceError extends Error {
  override readonly name = 'KeyServiceError'
}

export interface AwsKmsConfig {
  /** `https://kms.eu-central-1.amazonaws.com`, or of a service with the same protocol. */
  endpoint: string
  region: string
  /** Id, ARN or alias of the key that encrypts the vault's keys. */
  masterKeyId: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

const timeoutMs = 5_000

/** Authenticates the id of the vault's key, so that a ciphertext is valid under no other id. */
const contextOf = (keyId: string) => ({ 'rialto:vault-key': keyId })

/** AWS KMS by its JSON protocol, signed with Signature Version 4. */
export const createAwsKms = (
  config: AwsKmsConfig,
  egress: Pick<Egress, 'request'>,
  nowMs: () => number,
): KeyService => {
  const call = async (operation: string, input: object): Promise<Record<string, unknown>> => {
    const body = JSON.stringify(input)
    const signed = await new AwsV4Signer({
      method: 'POST',
      url: `${config.endpoint}/`,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` },
      body,
      service: 'kms',
      region: config.region,
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      ...defined({ sessionToken: config.sessionToken }),
      datetime: new Date(nowMs()).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign()
    const url = signed.url.toString()
    const headers = Object.fromEntries([...signed.headers].filter(([name]) => name !== 'host'))
    const { status, text } = await egress
      .request({ method: 'POST', url, headers, body, timeoutMs })
      .catch((error: unknown) => {
        throw new KeyServiceError(`${new URL(config.endpoint).host} does not answer ${operation}: ${String(error)}`)
      })
    const answer = readAnswer(text)
    if (status === 200) return answer
    // Such as `com.amazonaws.kms#AccessDeniedException`, without its text, which may quote the request.
    const type = typeof answer['__type'] === 'string' ? answer['__type'].replace(/^.*#/, '') : 'no reason'
    throw new KeyServiceError(`the key service refuses ${operation}: ${status}, ${type}`)
  }
  return {
    generate: async keyId =>
      readBlob(
        await call('GenerateDataKeyWithoutPlaintext', {
          KeyId: config.masterKeyId,
          KeySpec: 'AES_256',
          EncryptionContext: contextOf(keyId),
        }),
        'CiphertextBlob',
      ),
    decrypt: async (encrypted, keyId) =>
      readBlob(
        await call('Decrypt', {
          KeyId: config.masterKeyId,
          CiphertextBlob: encrypted.toString('base64'),
          EncryptionContext: contextOf(keyId),
        }),
        'Plaintext',
      ),
  }
}

const readAnswer = (text: string): Record<string, unknown> => {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}

const readBlob = (answer: Record<string, unknown>, name: string): Buffer => {
  const blob = answer[name]
  if (typeof blob !== 'string') throw new KeyServiceError(`the key service answered without ${name}`)
  return Buffer.from(blob, 'base64')
}
