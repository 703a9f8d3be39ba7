export const name = 'Sandbox Wallet'

export const icon = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0f766e"/><path d="M8 12h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zm0 0a3 3 0 0 1 3-3h9" fill="none" stroke="#fff" stroke-width="2"/><circle cx="20" cy="18" r="1.5" fill="#fff"/></svg>',
)}` as const

/** An error as wallets raise it (EIP-1193). */
export class ProviderError extends Error {
  readonly code: number

  constructor({ code, message }: { code: number; message: string }) {
    super(message)
    this.code = code
  }
}

export const rejected = { code: 4001, message: 'The user rejected the request.' }
