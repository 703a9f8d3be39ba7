import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const keyServerUser = {
  region: 'eu-central-1',
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'the secret of a test',
}
export const masterKeyId = 'alias/rialto'

const hmac = (key: string | Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest()
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex')

/** Signature Version 4 as AWS documents it, computed from the request that arrived. */
const isSigned = ({ method, url = '', headers }: IncomingMessage, body: string): boolean => {
  const pattern = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/
  const [, credential = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const [accessKeyId, date = '', region = '', service = ''] = credential.split('/')
  const canonicalHeaders = names.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url, '', canonicalHeaders.join(''), names, sha256(body)].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/${region}/${service}/aws4_request`,
    sha256(canonical),
  ]
  const dateKey = hmac(`AWS4${keyServerUser.secretAccessKey}`, date)
  const key = hmac(hmac(hmac(dateKey, region), service), 'aws4_request')
  return (
    accessKeyId === keyServerUser.accessKeyId &&
    region === keyServerUser.region &&
    service === 'kms' &&
    names.split(';').includes('x-amz-target') &&
    hmac(key, toSign.join('\n')).toString('hex') === signature
  )
}

interface Input {
  KeyId: string
  CiphertextBlob?: string
  EncryptionContext: Record<string, string>
}

const masterKey = randomBytes(32)

const encrypt = ({ EncryptionContext }: Input) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv).setAAD(Buffer.from(JSON.stringify(EncryptionContext)))
  const sealed = Buffer.concat([iv, cipher.update(randomBytes(32)), cipher.final()])
  return { CiphertextBlob: Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64') }
}

const decrypt = ({ CiphertextBlob = '', EncryptionContext }: Input) => {
  const bytes = Buffer.from(CiphertextBlob, 'base64')
  const cipher = createDecipheriv('aes-256-gcm', masterKey, bytes.subarray(0, 12))
    .setAAD(Buffer.from(JSON.stringify(EncryptionContext)))
    .setAuthTag(bytes.subarray(-16))
  return { Plaintext: Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('base64') }
}

const answer = (request: IncomingMessage, body: string): readonly [status: number, answer: object] => {
  if (!isSigned(request, body)) return [403, { __type: 'InvalidSignatureException' }]
  const input = JSON.parse(body) as Input
  if (input.KeyId !== masterKeyId) return [400, { __type: 'com.amazonaws.kms#NotFoundException' }]
  const operations: Record<string, (input: Input) => object> = {
    'TrentService.GenerateDataKeyWithoutPlaintext': encrypt,
    'TrentService.Decrypt': decrypt,
  }
  try {
    const operation = operations[String(request.headers['x-amz-target'])]
    return operation ? [200, operation(input)] : [400, { __type: 'UnknownOperationException' }]
  } catch {
    return [400, { __type: 'InvalidCiphertextException' }]
  }
}

/** A server that speaks the part of AWS KMS' protocol that Rialto uses: it checks signatures and binds a ciphertext to its context. */
export const startKeyServer = async () => {
  const server = createServer((request, response) => {
    void text(request).then(body => {
      const [status, content] = answer(request, body)
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(content))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
