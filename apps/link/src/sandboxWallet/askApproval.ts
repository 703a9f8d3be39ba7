const titles: Readonly<Record<string, string>> = {
  eth_requestAccounts: 'Connect to this site?',
  wallet_connect: 'Connect and sign in to this site?',
  personal_sign: 'Sign this message?',
  eth_sendTransaction: 'Send this transaction?',
  wallet_sendCalls: 'Send this transaction?',
  'solana:connect': 'Connect to this site?',
  'solana:signIn': 'Connect and sign in to this site?',
  'solana:signMessage': 'Sign this message?',
  'solana:signAndSendTransaction': 'Send this transaction?',
  'bitcoin:connect': 'Connect to this site?',
  'bitcoin:signMessage': 'Sign this message?',
  'bitcoin:sendTransfer': 'Send this transaction?',
  'tron:connect': 'Connect to this site?',
  'tron:signMessage': 'Sign this message?',
  'tron:signTransaction': 'Send this transaction?',
}

const explanations: Readonly<Record<string, string>> = {
  eth_requestAccounts: 'The site will see your address and what it holds.',
  wallet_connect: 'The site will see your address and what it holds. Signing in is free and moves no funds.',
  personal_sign: 'Signing is free and moves no funds.',
  eth_sendTransaction: 'This moves test coins on the sandbox’s chain and cannot be undone.',
  wallet_sendCalls: 'This moves test coins on the sandbox’s chain and cannot be undone.',
  'solana:connect': 'The site will see your address and what it holds.',
  'solana:signIn': 'The site will see your address and what it holds. Signing in is free and moves no funds.',
  'solana:signMessage': 'Signing is free and moves no funds.',
  'solana:signAndSendTransaction': 'This moves test coins on the sandbox’s chain and cannot be undone.',
  'bitcoin:connect': 'The site will see your address and what it holds.',
  'bitcoin:signMessage': 'Signing is free and moves no funds.',
  'bitcoin:sendTransfer': 'This moves test coins on the sandbox’s chain and cannot be undone.',
  'tron:connect': 'The site will see your address and what it holds.',
  'tron:signMessage': 'Signing is free and moves no funds.',
  'tron:signTransaction': 'This moves test coins on the sandbox’s chain and cannot be undone.',
}

const textOf = (hex: unknown): string => {
  const bytes = String(hex).slice(2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => Number.parseInt(byte, 16)))
}

const transactionText = (value: unknown): string => {
  const { to = '', value: coins = '0x0', data = '0x' } = (value ?? {}) as Record<string, string>
  const wei = BigInt(coins)
  const isTransfer = data.startsWith('0xa9059cbb') && data.length === 138
  const lines = isTransfer
    ? [`Token ${to}`, `To 0x${data.slice(34, 74)}`, `Amount in base units ${BigInt(`0x${data.slice(74)}`)}`]
    : [`To ${to}`, `Value in wei ${wei}`]
  return lines.join('\n')
}

const transferText = (recipient: unknown): string => {
  const { address, amount } = recipient as { address: string; amount: number }
  return `To ${address}\nAmount in satoshis ${amount}`
}

/** Each call is a separate transaction. */
const callsText = (value: unknown): string => {
  const { calls } = (value ?? {}) as { calls?: unknown }
  return (Array.isArray(calls) ? calls : []).map(transactionText).join('\n\n')
}

/** The fields of a sign-in, as the wallet will write them into its message. */
export const signInText = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')

const connectText = (value: unknown): string => {
  const { capabilities } = (value ?? {}) as { capabilities?: { signInWithEthereum?: Record<string, unknown> } }
  return signInText(capabilities?.signInWithEthereum ?? {})
}

const detailsOf = (method: string, params: readonly unknown[]): string => {
  if (method === 'bitcoin:sendTransfer') return params.map(transferText).join('\n')
  if (method.includes(':')) return String(params[0] ?? '')
  if (method === 'wallet_connect') return connectText(params[0])
  if (method === 'personal_sign') return textOf(params[0])
  if (method === 'wallet_sendCalls') return callsText(params[0])
  return method === 'eth_sendTransaction' ? transactionText(params[0]) : ''
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') => {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

/** Connections that the user has approved on this page. A wallet does not ask for a site again. */
const connected = new Set<string>()
/** Requests that connect and sign in: later ones for a connection alone are answered without the user. */
const connects: Readonly<Record<string, string>> = {
  wallet_connect: 'eth_requestAccounts',
  'solana:signIn': 'solana:connect',
}
const isConnection = (method: string): boolean => method === 'eth_requestAccounts' || method.endsWith(':connect')

/**
 * The sandbox wallet's window over the page, as an extension has one: shows the request and returns the user's answer.
 */
export async function askApproval(method: string, params: readonly unknown[]): Promise<boolean> {
  if (connected.has(method)) return true
  const isApproved = await openSheet(method, params)
  if (isApproved && isConnection(method)) connected.add(method)
  if (isApproved && method in connects) connected.add(connects[method] ?? '')
  return isApproved
}

function openSheet(method: string, params: readonly unknown[]): Promise<boolean> {
  const dialog = element('dialog', 'leave')
  dialog.setAttribute('aria-label', 'Sandbox Wallet')
  // English, over a page that may be read from right to left.
  dialog.lang = 'en'
  dialog.dir = 'ltr'
  const actions = element('div', 'leave__actions')
  const approve = element('button', 'r-button', 'Approve')
  const reject = element('button', 'r-button r-button--quiet', 'Reject')
  actions.append(approve, reject)
  const details = detailsOf(method, params)
  dialog.append(
    element('p', 'r-small r-soft', 'Sandbox Wallet'),
    element('h2', 'leave__title', titles[method] ?? method),
    element('p', 'r-soft', explanations[method] ?? ''),
    ...(details === '' ? [] : [element('pre', 'wallet-sheet', details)]),
    actions,
  )
  document.body.append(dialog)
  return new Promise(resolve => {
    approve.addEventListener('click', () => dialog.close('approved'))
    reject.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'approved')
    })
    dialog.showModal()
  })
}
