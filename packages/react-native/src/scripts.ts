/** Safe inside a script: the text contains neither a closing tag nor a JavaScript line end. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Globals that the Link page reads before it starts. Token lists are JSON text, as the published SDKs pass them. */
export const linkGlobals = (version: string, accessTokens: readonly object[] | undefined, kept?: string): string =>
  `window.meshSdkPlatform='reactNative';window.meshSdkVersion=${literal(version)};window.rialtoSdk=true;` +
  `${kept === undefined ? '' : `window.rialtoKept=${literal(kept)};`}` +
  `${accessTokens === undefined ? '' : `window.accessTokens=${literal(JSON.stringify(accessTokens))};`}true;`

/** Level 2 has no address to read its parameters from. */
export const backupGlobals = (parameters: string): string => `window.rialtoBackup=${literal(parameters)};true;`

/** A message to the widget, which accepts messages of its own origin. */
export const messageScript = (message: object): string =>
  `window.dispatchEvent(new MessageEvent('message',{data:${literal(message)},origin:window.location.origin}));true;`
