/** Settings of the merchant. Secrets stay on this server. */
export type MerchantConfig = {
  /** 0 picks a free port. */
  port: number
  host: string
  /** Address of Rialto's API, for example `http://127.0.0.1:4000`. */
  rialtoUrl: string
  clientId: string
  clientSecret: string
  /** Shown once when you register the webhook address. Two, separated by a comma, while one is being replaced. */
  webhookSecret: string
  /** Your address on the network below: money arrives here. */
  depositAddress: string
  /** Origin of the Link page; narrows the page's frame policy. Default: any http(s) origin. */
  linkOrigin?: string
  /** Default Base Sepolia. */
  networkId?: string
  /** Default `USDC`. */
  symbol?: string
  /** In US dollars. Default 50. */
  depositUsd?: number
  /** Your own id of the signed-in user. */
  userId?: string
  /** Unix milliseconds. */
  now?: () => number
}

export const BASE_SEPOLIA = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

/** Reads the environment; every name has a default that suits a sandbox on this machine. */
export function readConfig(env: Record<string, string | undefined>): MerchantConfig {
  const linkOrigin = env['LINK_ORIGIN']
  return {
    port: Number(env['PORT'] ?? 4001),
    host: env['HOST'] ?? '127.0.0.1',
    rialtoUrl: env['RIALTO_URL'] ?? 'http://127.0.0.1:4000',
    clientId: env['RIALTO_CLIENT_ID'] ?? '',
    clientSecret: env['RIALTO_CLIENT_SECRET'] ?? '',
    webhookSecret: env['RIALTO_WEBHOOK_SECRET'] ?? '',
    depositAddress: env['DEPOSIT_ADDRESS'] ?? '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
    ...(linkOrigin && { linkOrigin }),
  }
}
