import { createHmac } from 'node:crypto'

/** RFC 3986: what `encodeURIComponent` leaves, Binance would encode. The text signed is the text sent. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The parameters in their order, and after them the hex HMAC-SHA256 of that very text under the secret key. */
export const signQuery = (secret: string, parameters: Readonly<Record<string, string>>): string => {
  const query = Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  return `${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`
}
