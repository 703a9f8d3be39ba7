/**
 * Calls of the control API and their parameters.
 *
 * @public Read by scripts/writeSandboxDocs.mjs.
 */
export const CONTROL: readonly (readonly [string, string])[] = [
  [
    'POST /control/faults',
    '{host, method?, path, mode, times?, ms?, code?, body?, retryAfter?, location?, afterSideEffect?}',
  ],
  ['POST /control/faults/release', 'releases requests held by a hang'],
  ['DELETE /control/faults', 'removes every fault'],
  ['POST /control/clock/advance', '{ms}'],
  ['POST /control/withdrawals/:id/complete', 'or /fail {reason}, or /announce {hash}: names another transaction'],
  ['POST /control/tokens/expire', 'or /revoke {persona}'],
  ['POST /control/health', '{institution, up}'],
  [
    'POST /control/coinbase/accounts',
    '{persona, symbol, amount?, name?, type?, primary?}: adds an account. /:id changes the last three; DELETE /:persona removes all changes',
  ],
  ['POST /control/kraken/addresses', '{persona, symbol, network?, addresses}: addresses saved by the user'],
  [
    'POST /control/alpaca/whitelists',
    '{persona, asset, address, chain?}: whitelist, whose entries take effect after a day',
  ],
  ['POST /control/bybit/addresses', '{persona, chain, address}: address book'],
  ['POST /control/gemini/addresses', '{persona, network, address, daysAgo?}: approved addresses'],
  ['POST /control/gemini/keys', '{persona, timed}: whether the key requires time-based nonces'],
  ['POST /control/kucoin/favorites', '{persona, chain, address}: favorite addresses'],
  ['GET /control/sandboxBrokerage/codes', 'codes that the Sandbox Brokerage has sent and nobody has used yet'],
  ['POST /control/personas/:name/reset', 'or /balances {institution?, balances}'],
  ['POST /control/bridge/triggers', '{mode, times?, ms?, bps?, depositAddress?}; DELETE removes them'],
  ['POST /control/bridge/liquidity', '{chainId, symbol, amount}'],
  ['POST /control/bridge/webhook', '{url, apiKey}'],
  ['GET /control/bridge', 'addresses, requests and payments of the bridge'],
  ['GET /control/chains', 'local chains: network ID, JSON-RPC URL, token contracts and decimals'],
  [
    'POST /control/chains/airdrop',
    '{network, address, symbol, amount}: sends ETH, USDC or USDT on an EVM chain to any address. network is a name, CAIP-2 ID or network ID',
  ],
  ['GET /control/solana', 'URL of the JSON-RPC of Solana, the mints, and the key of the account that pays fees'],
  ['POST /control/solana/airdrop', '{address, symbol?, amount}: sends SOL, USDC or USDT on Solana to any address'],
  ['GET /control/bitcoin', 'URL of the JSON-RPC of Bitcoin'],
  ['POST /control/bitcoin/airdrop', '{address, amount}: sends BTC to any address of Bitcoin’s testnet'],
  ['GET /control/tron', 'URL of the HTTP API of Tron, and the contract of USDT'],
  ['POST /control/tron/airdrop', '{address, symbol, amount}: sends TRX or USDT to any address of Tron'],
  ['GET /control/xrpl', 'URL of the JSON-RPC of the XRP Ledger'],
  [
    'POST /control/xrpl/airdrop',
    '{address, tag?, amount, delivered?}: sends XRP to any address; with delivered by a partial payment, of which only that arrives',
  ],
  [
    'POST /control/xrpl/faults',
    '{mode, times?}: slowDown, noNetwork, overloaded, unvalidated or notSynced; {mode: gap, first, last}: ledgers that the server has lost. DELETE removes them',
  ],
  ['GET /control/stellar', 'URL of the HTTP API of Stellar (Horizon), and the issuer of USDC'],
  [
    'POST /control/stellar/airdrop',
    '{address, tag?, symbol?, amount}: sends XLM to any address, or USDC to an account that trusts its issuer, with the tag as the memo',
  ],
  ['GET /control/ton', 'URL of the HTTP API of TON (TON Center, version 3), and the master of USDT'],
  ['POST /control/ton/airdrop', '{address, tag?, symbol?, amount}: sends TON or USDT, with the tag as the comment'],
  [
    'GET /control/cosmos',
    'URL of the REST API of Cosmos Hub, and the denomination of USDC. GET /control/noble: of Noble',
  ],
  [
    'POST /control/cosmos/airdrop',
    '{address, tag?, symbol?, amount}: sends ATOM or USDC, with the tag as the memo. /control/noble/airdrop: USDC on Noble',
  ],
  ['GET /control/scenario', 'personas, institutions, faults and the clock: what the scenario switch in Link shows'],
  ['GET /control/ledger', 'and /control/withdrawals, /control/requests, /control/faults, /control/clock'],
]
