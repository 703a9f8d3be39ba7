import { createHash } from 'node:crypto'

import { allTokens, integrations, isValidAddress, networks } from '@rialto/catalog'

import { isFiatCurrency } from '../kit/balances/fiatCurrencies.ts'
import { withoutExponent } from '../kit/http/parseLossless.ts'

interface ScrubOptions {
  /** Credentials and what else must not appear, whatever surrounds it. */
  secrets: readonly string[]
  /** The institution's names for networks and similar terms: public, and needed to parse the rest. */
  vocabulary: readonly string[]
  /** Random, never stored: otherwise a guessed value could be verified by computing its replacement. */
  seed: string
  /** Added to every time. */
  shiftMs: number
  /** An integer by which every amount is multiplied, so that sums and differences stay right. Never stored. */
  factor: number
}

interface Scrubber {
  /** JSON of the same form: every identifying value is replaced, equal values by equal replacements. */
  json(text: string): string
  /** A path of a URL. */
  path(path: string): string
  /** Words of the institution that stay as they are, for a person to look over. */
  kept(): readonly string[]
  /**
   * Replaces the remaining originals inside other values.
   * @throws Error if any of them is still contained
   */
  seal(text: string): string
}

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const amountKey =
  /amount|balance|free|lock|avail|total|hold|fee|qty|quantit|value|cash|equity|freez|frozen|vol|price|cost|gross|usd|limit|commission|charge|worth|funds|min|max/i
const countKey =
  /count|page|code|confirm|decimal|precision|accuracy|scale|digit|version|level|type|status|index|network|chain/i
const timeKey = /time|date|created|updated|stamp|expire|\bts\b|_at$|At$/i
const wordKey =
  /status|state|type|kind|side|currency|asset|coin|symbol|ccy|network|chain|code|result|method|unit|class|scope|permission|right|error/i
const word = /^[A-Za-z][A-Za-z0-9 _.:()/-]{0,39}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const isoTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
/** Shorter values occur in too many other values to be searched for there. */
const minSearched = 6

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** An institution's own result code: `200000`. */
const codeKey = /^(?:ret)?code$/i
const decimalForm = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A share, as of a published fee: `0%`. */
const share = /^\d{1,3}(?:\.\d+)?%$/

const isIdLike = (text: string): boolean => uuid.test(text) || /\d{5}|[0-9a-f]{16}/i.test(text)

const known = new Set([
  ...allTokens().flatMap(({ symbol, name, address = '' }) => [symbol, name, address, address.toLowerCase()]),
  ...networks.flatMap(({ id, name, caip2, nativeSymbol, chainId }) => [id, name, caip2, nativeSymbol, chainId]),
  ...integrations.flatMap(({ type, name }) => [type, name]),
  ...['true', 'false', 'ok', 'null', 'read', 'write', 'ECDSA', 'apiKey', 'oAuth', 'deposit', 'withdrawal'],
])

/** Well-known public addresses, because a made-up one would fail the checksum. */
const sampleAddresses = [
  { type: 'bitcoin', sample: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  { type: 'solana', sample: 'So11111111111111111111111111111111111111112' },
  { type: 'tron', sample: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  { type: 'ripple', sample: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
] as const

const shifted = (milliseconds: number, text: string): string => {
  const date = new Date(milliseconds).toISOString()
  if (!/\d:/.test(text)) return date.slice(0, 10)
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  const zone = /(?:Z|[+-]\d{2}:?\d{2})$/.exec(text)?.[0] ?? ''
  const moment = date.slice(0, 19).replace('T', text.charAt(10))
  return `${moment}${fraction === '' ? '' : `.${fraction}`}${zone === 'Z' ? 'Z' : zone === '' ? '' : zone.replace(/\d/g, '0')}`
}

/** Of a whole number of seconds, milliseconds, microseconds or nanoseconds between 2010 and 2100, what one millisecond is. */
const unitOfTime = (digits: string): number | undefined => {
  const units: Readonly<Record<number, number>> = { 10: 1e-3, 13: 1, 16: 1e3, 19: 1e6 }
  const seconds = Number(digits.slice(0, 10))
  return seconds > 1_262_304_000 && seconds < 4_102_444_800 ? units[digits.length] : undefined
}

/** Digit by digit, with as many decimals as before. */
const scaled = (number: string, factor: number): string => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(withoutExponent(number)) ?? []
  const digits = (BigInt(whole + fraction) * BigInt(factor)).toString().padStart(fraction.length + 1, '0')
  const point = digits.length - fraction.length
  return `${sign}${digits.slice(0, point)}${fraction === '' ? '' : `.${digits.slice(point)}`}`
}

/** Not an English word, which is in other values for other reasons, and no short number. */
const isSearched = (text: string): boolean => /\d|@|\s/.test(text) && !/^[\d.]{1,11}$/.test(text)

export const createScrubber = ({ secrets, vocabulary, seed, shiftMs, factor }: ScrubOptions): Scrubber => {
  const words = new Set([...known, ...vocabulary])
  const replaced = new Map<string, string>()
  const kept = new Set<string>()

  const remember = (original: string, replacement: string): string => {
    if (original !== replacement) replaced.set(original, replacement)
    return replacement
  }

  /** Replaces letters and digits in place, so that the format is kept. */
  const reshape = (text: string): string => {
    const isHex = /^(?:0x)?[0-9a-f-]+$/i.test(text) && /\d/.test(text) && !/^\d+$/.test(text)
    const start = /^0x/i.test(text) ? 2 : 0
    const bytes = (index: number): number =>
      createHash('sha256')
        .update(`${seed}:${text}:${Math.floor(index / 32)}`)
        .digest()[index % 32] ?? 0
    /** Never the same character: of a credential with a single letter, nothing else would change. */
    const oneOf = (chars: string, char: string, index: number): string => {
      const others = chars.replace(char.toLowerCase(), '')
      return others.charAt(bytes(index) % others.length)
    }
    const other = (char: string, index: number): string => {
      if (index < start) return char
      if (isHex && /[0-9a-f]/i.test(char)) return oneOf('0123456789abcdef', char, index)
      if (/\d/.test(char)) return oneOf(index === start ? '123456789' : '0123456789', char, index)
      if (/\p{Lu}/u.test(char)) return oneOf(letters, char, index).toUpperCase()
      return /\p{L}/u.test(char) ? oneOf(letters, char, index) : char
    }
    return replaced.get(text) ?? [...text].map(other).join('')
  }

  const number = (text: string, key: string): string => {
    const digits = text.replace(/^-|\..*$/g, '')
    const unit = unitOfTime(digits)
    if (unit !== undefined && (timeKey.test(key) || !amountKey.test(key)) && !/[eE-]/.test(text))
      return (BigInt(digits) + BigInt(Math.round(shiftMs * unit))).toString() + text.slice(digits.length)
    if (/^-?0+(\.0+)?$/.test(text)) return text
    if (codeKey.test(key) && digits.length <= 6) return text
    const isCount = countKey.test(key) && !text.includes('.')
    if (!isCount && (text.includes('.') || amountKey.test(key) || /^[A-Z0-9.]{2,12}$/.test(key)))
      return scaled(text, factor)
    return digits.length <= 4 || /[eE]/.test(text) ? text : reshape(text)
  }

  const address = (text: string): string | undefined =>
    /^0x[0-9a-f]{40}$/i.test(text)
      ? reshape(text.toLowerCase())
      : sampleAddresses.find(({ type }) => isValidAddress(type, text))?.sample

  /** A word of the institution, such as a status, also where the same text stands for something else in another place. */
  const isWord = (text: string, key: string): boolean =>
    !secrets.includes(text) && wordKey.test(key) && word.test(text) && !/\d{4}/.test(text)

  const string = (text: string, key: string): string => {
    const earlier = replaced.get(text)
    if (earlier !== undefined && !isWord(text, key)) return earlier
    // The number of a chain may be an amount too: `10`.
    if (decimalForm.test(text) && amountKey.test(key) && !countKey.test(key)) return number(text, key)
    if (text === '' || words.has(text) || isFiatCurrency(text) || share.test(text)) return text
    // Not remembered: an amount in one place may be an id in another.
    if (decimalForm.test(text)) return number(text, key)
    if (isoTime.test(text)) return remember(text, shifted(Date.parse(text) + shiftMs, text))
    if (text.includes('@')) return remember(text, `${reshape(text.split('@')[0] ?? '')}@example.com`)
    if (uuid.test(text)) return remember(text, reshape(text.toLowerCase()))
    const made = address(text)
    if (made !== undefined) return remember(text, made)
    const [place = '', tag] = text.split('?')
    if (tag !== undefined && address(place) !== undefined)
      return remember(text, `${string(place, key)}?${reshape(tag)}`)
    if (/^(\/|https?:\/\/)/.test(text)) return url(text)
    if (isWord(text, key)) {
      kept.add(text)
      return text
    }
    return remember(text, reshape(text))
  }

  /** A property's name, or a value that an institution uses as one: an id, an address. */
  const name = (text: string): string =>
    words.has(text) || (/^[A-Za-z_][\w.$-]{0,39}$/.test(text) && !/\d{5}|[0-9a-f]{16}/i.test(text) && !uuid.test(text))
      ? text
      : string(text, '')

  /** Ids in a path and in a query; the rest of it is published. */
  const url = (text: string): string =>
    text.replace(/[^/?&=]+/g, part => {
      const plain = decoded(part)
      return isIdLike(plain) ? encodeURIComponent(string(plain, 'id')) : part
    })

  for (const secret of secrets) if (secret !== '') replaced.set(secret, reshape(secret))

  const seal = (text: string): string => {
    const originals = [...replaced].filter(
      ([original]) => secrets.includes(original) || (original.length >= minSearched && isSearched(original)),
    )
    const forms = originals.flatMap(([original, other]) =>
      [(one: string) => one, encodeURIComponent, (one: string) => JSON.stringify(one).slice(1, -1)].map(
        form => [form(original), form(other)] as const,
      ),
    )
    const longestFirst = forms.sort(([one], [other]) => other.length - one.length)
    const sealed = longestFirst.reduce((rest, [original, other]) => rest.replaceAll(original, other), text)
    const isLeft = secrets.some(secret => secret !== '' && sealed.includes(secret))
    if (isLeft) throw new Error('A credential is still in the recording. Nothing was written.')
    return sealed
  }

  return {
    json: text => {
      let key = ''
      return text.replace(token, (found, offset: number) => {
        if (!found.startsWith('"')) return number(found, key)
        const plain: unknown = JSON.parse(found)
        if (typeof plain !== 'string') return found
        const isName = /^\s*:/.test(text.slice(offset + found.length, offset + found.length + 20))
        if (isName) key = plain
        return JSON.stringify(isName ? name(plain) : string(plain, key))
      })
    },
    path: url,
    kept: () => [...kept].sort(),
    seal,
  }
}
