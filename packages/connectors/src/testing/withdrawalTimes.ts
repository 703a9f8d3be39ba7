export interface WithdrawalTimes {
  /** The documents in which a time after which a withdrawal is listed was looked up on 2026-11-27. None states one. */
  lookedUpIn?: string
  /** How long a withdrawal that is listed may wait, with the source. */
  wait?: string
}

const kraken: WithdrawalTimes = {
  lookedUpIn: 'Kraken REST API, Get Status of Recent Withdrawals, and Kraken Support, “Advanced API FAQ”',
  wait: 'listed as `onhold` while Kraken reviews it, and up to 24 h if the address is new and the password was changed; other holds end when Kraken releases them (Kraken REST API, Get Status of Recent Withdrawals; Kraken Support, “Why is my deposit or withdrawal on hold?”)',
}

const binance: WithdrawalTimes = {
  lookedUpIn: 'Binance wallet API, Withdraw History, and Binance Support',
  wait: 'status 0, 2 or 4, without a limit (Binance wallet API, Withdraw History); one that may be at risk is under review, and a new one is possible after 24 h (Binance Support, “How to Resume the Withdrawal Function for My Binance Account”)',
}

/** The times that institutions document for withdrawals, for the generated document. */
export const withdrawalTimes: Readonly<Record<string, WithdrawalTimes>> = {
  alpaca: { lookedUpIn: 'Alpaca Trading API, Request a New Withdrawal' },
  binanceInternational: binance,
  binanceUs: { wait: 'status 0, 2 or 4, without a limit (as Binance’s API)' },
  bybit: { lookedUpIn: 'Bybit API V5, Withdraw and Get Withdrawal Records' },
  coinbase: {
    lookedUpIn: 'Coinbase App API and Coinbase Help',
    wait: 'up to 72 h, in which the user can cancel it, if Coinbase suspects that the user did not authorize it (Coinbase Help, “Why is my cryptocurrency withdrawal delayed?”)',
  },
  gateIo: {
    lookedUpIn: 'Gate API v4, WithdrawalRecord (gateio/gateapi-go)',
    wait: '`MANUAL` and `DMOVE` wait for a manual approval, without a limit (Gate API v4, WithdrawalRecord)',
  },
  gemini: { lookedUpIn: 'Gemini REST API, Withdraw Crypto Funds' },
  geminiDirect: { lookedUpIn: 'Gemini REST API, Withdraw Crypto Funds' },
  kraken,
  krakenConnect: kraken,
  kuCoin: {
    lookedUpIn: 'KuCoin Support, “How to Make a Withdrawal on KuCoin?”',
    wait: 'processed within 30 min; manually, without a limit, above 100,000 times the fee (KuCoin Support, “How to Make a Withdrawal on KuCoin?”)',
  },
  mexc: {
    lookedUpIn: 'MEXC Help Center, “Withdrawal Not Received”',
    wait: '“Under Review” for an estimated 5 to 60 min; a transaction ID typically within 60 min (MEXC Help Center, “Withdrawal Not Received”)',
  },
  okx: {
    lookedUpIn: 'OKX API V5, Get withdrawal history',
    wait: 'a manual review and the travel rule’s check without a limit; state 16 for up to 24 h (OKX API V5, Get withdrawal history)',
  },
  uphold: {
    lookedUpIn: 'Uphold Support, “Crypto network withdrawals”',
    wait: 'a temporary hold while Uphold reviews it, without a limit (Uphold blog, “An update from our CCO on transaction monitoring”)',
  },
}
