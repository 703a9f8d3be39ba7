import languages from './languages.json' with { type: 'json' }

/** All texts of the widget. Names in braces are filled in. */
const en = {
  title: 'Deposit',
  chooseToken: 'Choose what to deposit',
  chooseNetwork: 'Choose the network for {symbol}',
  networkHint: 'The account you send from must support the same network.',
  networks: '{count} networks',
  preparing: 'Getting your {symbol} address',
  preparingHint: 'This can take up to three minutes. Keep this page open.',
  send: 'Send {symbol} on {network}',
  onlyWarning: 'Send only {symbol}, and only on {network}. Anything else sent to this address can be lost.',
  tagWarning: 'Enter this {tag} with your transfer. Without it the deposit cannot be matched to you.',
  address: '{symbol} address',
  destinationTag: 'destination tag',
  memo: 'memo',
  copy: 'Copy address',
  copyTag: 'Copy {tag}',
  copied: 'Copied',
  qr: 'QR code of the address {address}',
  limited: 'Some services are not available right now. You can still deposit to your address.',
  asOf: 'Supported tokens as of {date}',
  close: 'Close',
  back: 'Back',
  done: 'Done',
  retry: 'Try again',
  another: 'Choose another token',
  failed: 'No address for {symbol}',
  failedHint: 'Your address on {network} could not be found. Nothing was sent. Try again, or choose another token.',
  invalid: 'This address is not shown',
  invalidHint:
    'The address for {symbol} on {network} did not pass a check, so sending to it is not safe. Nothing was sent.',
  unavailable: 'Deposits are not available',
  unavailableHint: 'None of your tokens can be deposited right now. Try again later.',
}

export type Texts = typeof en

const names = Object.keys(en) as (keyof Texts)[]

/** In the order of the English texts, by language without region. */
const translations: Readonly<Record<string, readonly string[]>> = languages

/** The texts of a language, without its region. Untranslated languages use English. */
export const textsOf = (language: string): Texts => {
  const translated = translations[language.split('-')[0] ?? ''] ?? []
  return { ...en, ...Object.fromEntries(translated.map((text, at) => [names[at], text])) }
}

export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
