/** Behavior of a persona besides owning coins. */
type Behaviour =
  /** The key may not withdraw, and the OAuth grant never has the send scope. */
  | 'readOnlyKey'
  /** The key is bound to another address. */
  | 'ipLocked'
  | 'suspended'
  | 'restrictedRegion'
  /** A withdrawal waits for confirmation by e-mail, which the control API gives. */
  | 'emailConfirm'
  /** Every destination is missing from the address book. */
  | 'whitelistOn'
  | 'travelRule'
  | 'mfaSms'
  /** The API key requires a one-time code, at institutions that support it. */
  | 'mfaTotp'
  | 'kycMissing'

export interface Persona {
  /** Name for signing in, and API key at institutions with keys. */
  name: string
  /** Whole units by symbol. */
  holdings: Readonly<Record<string, string>>
  behaviour?: Behaviour
  /** A business account. */
  isBusiness?: boolean
  /** One line for the list of personas. */
  about: string
}

/** Company of the persona `business`, at every institution that reports companies. */
export const companyName = 'Harbor Trading Ltd'

export const PASSWORD = 'Pass123'
/** `valid` is accepted, `expired` has expired, and every other code is wrong. */
export const ONE_TIME_CODES = { valid: '123456', wrong: '000000', expired: '999999' } as const

const rich = {
  USD: '10000000',
  BTC: '5',
  ETH: '50',
  SOL: '500',
  USDC: '10000',
  USDT: '10000',
  EURC: '5000',
  PYUSD: '2000',
  DAI: '3000',
  LINK: '400',
  UNI: '250',
  AAVE: '40',
  AVAX: '120',
  ADA: '8000',
  DOGE: '20000',
}

const veryRich = {
  ...rich,
  USD: '100000000',
  BTC: '500',
  ETH: '5000',
  SOL: '50000',
  USDC: '1000000',
  USDT: '1000000',
  LTC: '2500',
  XRP: '900000',
}

const special = (name: Behaviour, about: string): Persona => ({ name, holdings: rich, behaviour: name, about })

export const personas: readonly Persona[] = [
  { name: 'Mesh', holdings: rich, about: '$10M in cash, 14 positions, 10,000 USDC, 5 BTC' },
  { name: 'Mesh2', holdings: {}, about: 'Empty: connects, holds nothing' },
  { name: 'Mesh3', holdings: { USD: '10000000' }, about: 'Cash only: $10M, no crypto' },
  { name: 'Mesh4', holdings: veryRich, about: '$100M in cash and large positions' },
  { name: 'MeshBTC', holdings: { BTC: '5' }, about: 'Bitcoin only' },
  { name: 'MeshETH', holdings: { ETH: '50' }, about: 'Ether only' },
  { name: 'MeshSOL', holdings: { SOL: '500' }, about: 'SOL only' },
  { name: 'MeshUSDC', holdings: { USDC: '10000' }, about: 'USDC only' },
  { name: 'MeshUSDT', holdings: { USDT: '10000' }, about: 'USDT only' },
  { name: 'dust', holdings: { USDC: '0.000001', ETH: '0.00000001' }, about: 'Balances below every minimum' },
  {
    name: 'business',
    holdings: rich,
    isBusiness: true,
    about: 'Account of a business: its identity has a company name',
  },
  special('readOnlyKey', 'Read-only API key: cannot withdraw'),
  special('ipLocked', 'API key restricted to another IP address'),
  special('suspended', 'Account suspended by the institution'),
  special('restrictedRegion', 'Withdrawals are rejected with 451'),
  special('emailConfirm', 'Withdrawals require confirmation by email'),
  special('whitelistOn', 'Withdrawal addresses must be saved first'),
  special('travelRule', 'Withdrawals require travel rule information'),
  special('mfaSms', 'One-time codes are sent by SMS'),
  special('mfaTotp', 'Withdrawals by API key require an authenticator code'),
  special('kycMissing', 'Identity not verified: cannot withdraw'),
]

/** Exact, or in any case if a user typed the name. */
export const findPersona = (name: string, anyCase = false): Persona | undefined =>
  personas.find(p => p.name === name || (anyCase && p.name.toLowerCase() === name.trim().toLowerCase()))

/** The institution's refusal of the persona's withdrawals, of those by behavior. Undefined if it does not refuse them. */
export const behaviourRefusal = <Refusal>(
  { behaviour }: Persona,
  refusals: Readonly<Partial<Record<Behaviour, () => Refusal>>>,
): Refusal | undefined => (behaviour === undefined ? undefined : refusals[behaviour]?.())
