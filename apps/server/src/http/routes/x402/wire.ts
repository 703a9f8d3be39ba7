/** x402 version 2 over HTTP: objects in headers, as JSON in base64 (https://github.com/x402-foundation/x402). */
export const x402Version = 2

export interface PaymentRequirements {
  scheme: 'exact'
  /** CAIP-2. */
  network: string
  /** In base units. */
  amount: string
  asset: string
  payTo: string
  maxTimeoutSeconds: number
  extra:
    | { assetTransferMethod: 'eip3009' | 'permit2'; name?: string; version?: string }
    /** On Solana. */
    | { feePayer: string; memo?: string }
}

export interface PaymentRequired {
  x402Version: typeof x402Version
  error: string
  resource: { url: string; description: string; mimeType: string }
  accepts: readonly PaymentRequirements[]
}

export interface SettleResponse {
  success: boolean
  errorReason?: string
  payer?: string
  transaction: string
  network: string
}

export const encodeHeader = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** A header's object. Undefined if it is not JSON in base64. */
export const decodeHeader = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return value
  } catch {
    return undefined
  }
}
