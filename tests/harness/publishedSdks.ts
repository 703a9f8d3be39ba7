import { EXTRA_EVENT_KEYS, LINK_EVENT_KEYS } from '@rialto/link-protocol'

export type Message = { type: string; payload?: unknown }

/** A published SDK: how it is given messages, and why its decoder would drop one; `undefined` for one that it passes on. */
type PublishedSdk = { name: string; dropped: (message: Message) => string | undefined }

export type Bridge = {
  transport: string
  /** Defines the bridge in the page, over a function `keep`. */
  script: string
  isObject: boolean
  versions: PublishedSdk[]
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const lacks = (value: unknown, kind: string, ...names: string[]): string | undefined =>
  names.find(name => typeof record(value)[name] !== kind)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Messages that an SDK handles itself. Every other type is an event, and only those of its list are passed on. */
const handled = ['loaded', 'close', 'done', 'showClose', 'brokerageAccountAccessToken', 'delayedAuthentication']
const knows = (...more: string[]): ((type: string) => boolean) => {
  const types = new Set<string>([...LINK_EVENT_KEYS, ...handled, 'transferFinished', ...more])
  return type => types.has(type)
}

/** Codable models: the required fields of an account and a transfer. */
const payloadOfIos = ({ type, payload }: Message): string | undefined => {
  if (type === 'transferFinished')
    return record(payload)['status'] === 'success'
      ? (lacks(payload, 'string', 'symbol') ?? lacks(payload, 'number', 'amount'))
      : lacks(payload, 'string', 'errorMessage')
  if (type !== 'brokerageAccountAccessToken') return undefined
  const tokens = listOf(record(payload)['accountTokens'])
  if (tokens.length === 0) return 'accountTokens'
  const { expiresInSeconds } = record(payload)
  if (expiresInSeconds !== undefined && !Number.isInteger(expiresInSeconds)) return 'expiresInSeconds'
  return (
    lacks(payload, 'string', 'brokerType', 'brokerName') ??
    lacks(record(payload)['brokerBrandInfo'], 'string', 'brokerLogo') ??
    tokens
      .map(
        one =>
          lacks(one, 'string', 'accessToken') ?? lacks(record(one)['account'], 'string', 'accountId', 'accountName'),
      )
      .find(Boolean)
  )
}

/** Kotlin models without null: more fields of a transfer, and `frontAccountId` of an account. */
const payloadOfAndroid = (message: Message): string | undefined => {
  const { type, payload } = message
  if (type === 'transferFinished')
    return payloadOfIos(message) ?? lacks(payload, 'string', 'txId', 'fromAddress', 'toAddress', 'networkId')
  if (type !== 'brokerageAccountAccessToken') return undefined
  const accounts = listOf(record(payload)['accountTokens']).map(one => record(one)['account'])
  return payloadOfIos(message) ?? accounts.map(account => lacks(account, 'string', 'frontAccountId')).find(Boolean)
}

/** Dart: a page that leaves names itself. */
const payloadOfFlutter = (message: Message): string | undefined =>
  ['close', 'done'].includes(message.type) ? lacks(message.payload, 'string', 'page') : payloadOfAndroid(message)

/** Until 1.1.8 the fields of an event were required. */
const eventOfOldFlutter = ({ type, payload }: Message): string | undefined => {
  if (type === 'integrationSelected') return lacks(payload, 'string', 'integrationType', 'integrationName')
  if (type === 'transferPreviewed') return lacks(payload, 'string', 'symbol', 'toAddress', 'networkId', 'previewId')
  if (type === 'integrationConnectionError') return lacks(payload, 'string', 'errorMessage')
  return undefined
}

const sdk = (
  name: string,
  isKnown: (type: string) => boolean,
  payload: (message: Message) => string | undefined,
): PublishedSdk => ({
  name,
  dropped: message => (isKnown(message.type) ? payload(message) : 'a place among its events'),
})

const nothing = (): undefined => undefined

/** The others name themselves by a script with which they answer `loaded`. */
const answerLoaded = (platform: string): string => `const answered = message => {
  keep(message)
  const { type } = typeof message === 'string' ? JSON.parse(message) : message
  if (type === 'loaded') setTimeout(() => { window.meshSdkPlatform = '${platform}' }, 100)
};`

/** The bridges of the published SDKs with decoders that drop what theirs drop, by version. */
export const bridges: Record<string, Bridge> = {
  'React Native': {
    transport: 'reactNative',
    // It names itself before the page loads.
    script:
      "window.ReactNativeWebView = { postMessage: message => keep(message) }; window.meshSdkPlatform = 'reactNative'",
    isObject: false,
    versions: [
      sdk('2.4.5', knows('exit', 'showNativeNavbar'), nothing),
      sdk('2.5.2', knows('exit', 'showNativeNavbar', ...EXTRA_EVENT_KEYS), nothing),
    ],
  },
  iOS: {
    transport: 'iOS',
    script: `${answerLoaded('iOS')} window.webkit = { messageHandlers: { jsMessageHandler: { postMessage: answered } } }`,
    isObject: true,
    // Unknown types are passed to onEvent unchanged.
    versions: [sdk('3.2.1', () => true, payloadOfIos), sdk('3.3.2', () => true, payloadOfIos)],
  },
  Android: {
    transport: 'android',
    script: `${answerLoaded('android')} window.JSBridge = { sendNativeMessage: answered }`,
    isObject: false,
    versions: [sdk('3.4.4', knows('error', 'openTrueAuth', ...EXTRA_EVENT_KEYS), payloadOfAndroid)],
  },
  Flutter: {
    transport: 'flutter',
    script: `${answerLoaded('flutter')} window.JSBridge = { postMessage: answered }`,
    isObject: false,
    versions: [
      sdk('1.1.2', knows('showNativeNavbar'), message => payloadOfFlutter(message) ?? eventOfOldFlutter(message)),
      sdk('1.1.8', knows('showNativeNavbar'), payloadOfFlutter),
      sdk('1.2.0', knows('showNativeNavbar'), payloadOfFlutter),
    ],
  },
}
