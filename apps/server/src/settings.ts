/**
 * Every environment variable that Rialto reads, in one table: `config.ts` takes names and defaults from it, and `npm
 * run docs` generates docs/configuration.md and .env.example from it.
 */
interface Setting {
  /** Format of a value. */
  value: string
  /** Value of an unset variable. */
  default?: string
  /** A text, if the default depends on other settings. */
  derived?: string
  /** Description in Markdown. */
  meaning: string
  /** Belongs in a secret store and never in a log. */
  secret?: true
  /** Undefined: both environments. */
  only?: 'sandbox' | 'production'
}

const server = {
  RIALTO_ENVIRONMENT: {
    value: '`sandbox` or `production`',
    default: 'sandbox',
    meaning:
      'Production does not load the sandbox, and does not start with its settings or published secrets. A release defaults to `production`. A database belongs to the environment of its first start.',
  },
  RIALTO_ROLE: {
    value: '`all`, `api` or `worker`',
    default: 'all',
    meaning:
      'What this process does: `api` serves requests, `worker` follows transfers and delivers webhooks and serves only its probes, `all` does both. Also as `--role`. An installation needs both.',
  },
  HOST: {
    value: 'address',
    default: '127.0.0.1',
    meaning: 'Address the server listens on. `0.0.0.0` means every interface.',
  },
  PORT: {
    value: 'port',
    default: '4000',
    meaning:
      'Port of the API and Link; `0` lets the system choose. In the sandbox, the demo shop uses the next port and the institutions the one after.',
  },
  RIALTO_PUBLIC_URL: {
    value: 'origin',
    derived: '`http://HOST:PORT`',
    meaning: 'URL at which browsers reach this server. Must be https in production, except on loopback.',
  },
  RIALTO_LOG_LEVEL: {
    value: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    default: 'info',
    meaning: 'Minimum level of the log lines that are written.',
  },
  RIALTO_METRICS_PORT: {
    value: 'port',
    derived: 'none: metrics are not served',
    meaning:
      'Port of `GET /metrics` in Prometheus’ format. It has no authentication: let only your monitoring reach it. See [operations.md](operations.md).',
  },
  RIALTO_METRICS_HOST: {
    value: 'address',
    derived: '`HOST`',
    meaning: 'Address on which the metrics are served.',
  },
  RIALTO_OTLP_ENDPOINT: {
    value: 'URL',
    derived: 'none: nothing is traced',
    meaning:
      'Collector of OpenTelemetry traces, such as `http://127.0.0.1:4318`; spans are posted to `/v1/traces` below it as OTLP in JSON. See [operations.md](operations.md#traces).',
  },
  RIALTO_OTLP_HEADERS: {
    value: 'name=value, comma-separated',
    derived: 'none',
    secret: true,
    meaning: 'Headers for the collector, for example `authorization=Bearer abc`.',
  },
  RIALTO_TRACES_RATIO: {
    value: '0 to 1',
    default: '1',
    meaning: 'Part of all traces that is recorded. Every process of an installation needs the same value.',
  },
  RIALTO_DRAIN_SECONDS: {
    value: '0 to 600',
    derived: '5 in production, 0 in the sandbox',
    meaning:
      'How long a server that is being stopped goes on serving while `/readyz` answers 503, so that load balancers take it out first.',
  },
  RIALTO_OPERATOR_NAME: {
    value: 'name',
    default: 'Rialto',
    meaning: 'Who runs this installation. Link names it to users, beside the client.',
  },
  RIALTO_TERMS_URL: { value: 'URL', derived: 'none', meaning: 'Terms of service that Link leads users to.' },
  RIALTO_PRIVACY_URL: { value: 'URL', derived: 'none', meaning: 'Privacy notice that Link leads users to.' },
  RIALTO_HELP_URL: { value: 'URL', derived: 'none', meaning: 'Help page that Link leads users to.' },
  RIALTO_LINK_DIR: {
    value: 'folder',
    derived: 'the build next to the server',
    meaning: 'Directory of the built Link page.',
  },
} as const satisfies Record<string, Setting>

const storage = {
  DATABASE_URL: {
    value: '`postgres://` URL',
    derived: 'an embedded PostgreSQL in `RIALTO_DATA_DIR`',
    meaning: 'PostgreSQL 15 or newer. Several servers may share one.',
    secret: true,
  },
  RIALTO_DB_DIRECT_URL: {
    value: '`postgres://` URL',
    derived: 'none: `DATABASE_URL` is PostgreSQL itself',
    secret: true,
    meaning:
      'PostgreSQL itself, where `DATABASE_URL` is a pooler such as PgBouncer in transaction mode. Migrations, notifications, signs of life and metrics go there. See [operations.md](operations.md#pgbouncer).',
  },
  RIALTO_DB_POOL_SIZE: {
    value: 'count',
    default: '20',
    meaning:
      'Database connections of one process for requests. Each process uses two more for its signs of life and for notifications.',
  },
  RIALTO_DB_WORKER_POOL_SIZE: {
    value: 'count',
    default: '5',
    meaning: 'Database connections of one process for background work: webhooks and following transfers.',
  },
  RIALTO_DB_LOCK_TIMEOUT_MS: {
    value: 'milliseconds',
    default: '2000',
    meaning: 'How long a request waits for a lock in the database. After that it is answered 503 `serviceUnavailable`.',
  },
  RIALTO_DB_ACQUIRE_TIMEOUT_MS: {
    value: 'milliseconds',
    default: '5000',
    meaning: 'How long a request waits for a database connection. After that it is answered 503 `serviceUnavailable`.',
  },
  RIALTO_DB_ANSWER_TIMEOUT_MS: {
    value: 'milliseconds',
    default: '15000',
    meaning:
      'How long a statement waits for the answer of a database that may hang. After that its connection is closed and the request is answered 503 `serviceUnavailable`. PostgreSQL’s own limit for a statement is two thirds of it, 10 s at most. Migrations, backups and restores have no limit. See [operations.md](operations.md#a-database-that-hangs).',
  },
  RIALTO_DATA_DIR: {
    value: 'folder',
    default: './data',
    meaning: 'Directory for the embedded database, the sandbox’s state and its vault key.',
  },
  RIALTO_TRANSFER_RETENTION_DAYS: {
    value: 'days',
    default: '0',
    meaning:
      'For how many days after its end a record of a transfer stays when its account is removed, without user, account and addresses. `0` erases it with the account. `rialto clients set-retention` sets it for one client. See [retention.md](retention.md).',
  },
  RIALTO_VAULT_KEYS: {
    value: '`id:base64` pairs',
    derived: 'in the sandbox a key file in `RIALTO_DATA_DIR`; production requires it',
    meaning:
      'Keys of 32 bytes that encrypt credentials, comma-separated, the current one first. Create one with `openssl rand -base64 32`. Protect it like the database, and store it separately. `id:kms:base64` is a key that a key service has encrypted: create one with `rialto vault wrap`.',
    secret: true,
  },
  RIALTO_KMS_REGION: {
    value: 'region',
    derived: 'none: keys are in plain text',
    meaning:
      'AWS region of the key service that encrypts the keys of `RIALTO_VAULT_KEYS`. Requires the three settings after the next. See [going-live.md](going-live.md#a-key-service).',
  },
  RIALTO_KMS_ENDPOINT: {
    value: 'URL',
    derived: '`https://kms.<region>.amazonaws.com`',
    meaning: 'Another address of the key service, or a service with the same protocol.',
  },
  RIALTO_KMS_KEY_ID: {
    value: 'ID, ARN or alias',
    derived: 'none',
    meaning: 'The key of the key service, which never leaves it.',
  },
  RIALTO_KMS_ACCESS_KEY_ID: {
    value: 'text',
    derived: 'none',
    meaning:
      'The access key of an AWS identity that may use that key to decrypt, and for `rialto vault wrap` to generate.',
  },
  RIALTO_KMS_SECRET_ACCESS_KEY: {
    value: 'text',
    derived: 'none',
    meaning: 'The secret of the same access key.',
    secret: true,
  },
  RIALTO_KMS_SESSION_TOKEN: {
    value: 'text',
    derived: 'none',
    meaning: 'The session token of the same access key, where it is a temporary one.',
    secret: true,
  },
} as const satisfies Record<string, Setting>

const access = {
  RIALTO_TRUSTED_PROXIES: {
    value: 'addresses and CIDRs',
    derived: 'none',
    meaning: 'Proxies and load balancers whose `X-Forwarded-For` header is trusted, comma-separated.',
  },
  RIALTO_RATE_LIMIT_PER_MINUTE: {
    value: 'count',
    default: '600',
    meaning: 'Requests per minute for a key without its own limit, in all processes together.',
  },
  RIALTO_FAILED_AUTH_PER_MINUTE: {
    value: 'count',
    default: '60',
    meaning:
      'Failed authentications per minute for one IP address, per process. Of sign-ins to the dashboard, a sixth of it for one address. Of those with a password in a browser that the member has not signed in with, all of it for all addresses together.',
  },
  RIALTO_LINK_RATE_LIMIT_PER_MINUTE: {
    value: 'count',
    default: '1200',
    meaning: 'Requests per minute from one IP address to the Link page’s API, per process.',
  },
  RIALTO_ALLOW_PRIVATE_TARGETS: {
    value: 'CIDRs',
    derived: 'none; in the sandbox loopback',
    meaning: 'Private addresses that your nodes, lists and key service may have, comma-separated.',
  },
  RIALTO_ALLOW_PRIVATE_WEBHOOKS: {
    value: 'CIDRs',
    derived: 'none; in the sandbox loopback',
    meaning:
      'Private addresses at which clients’ servers may receive webhooks and requests for addresses, comma-separated. Every client can then send requests to them.',
  },
} as const satisfies Record<string, Setting>

const upstream = {
  'RIALTO_<TYPE>_CLIENT_ID': {
    value: 'text',
    derived: 'none: the integration is not available',
    meaning:
      'Your OAuth client at an institution, by integration type: `RIALTO_COINBASE_CLIENT_ID`, `RIALTO_KRAKEN_CONNECT_CLIENT_ID`. Requires its secret as well.',
    only: 'production',
  },
  'RIALTO_<TYPE>_CLIENT_SECRET': {
    value: 'text',
    derived: 'none',
    meaning: 'The secret of the same OAuth client.',
    secret: true,
    only: 'production',
  },
  'RIALTO_EVM_RPC_<chainId>': {
    value: 'URL',
    derived: 'none: confirmations on that chain are not counted',
    meaning: 'JSON-RPC node of an EVM network in production: `RIALTO_EVM_RPC_8453`. May contain a key.',
    secret: true,
    only: 'production',
  },
  'RIALTO_SOLANA_RPC_<chainId>': {
    value: 'URL',
    derived: 'none; in the sandbox, its own for `103`',
    meaning: 'JSON-RPC node of a Solana network: `101` is mainnet, `103` devnet. May contain a key.',
    secret: true,
  },
  RIALTO_SOLANA_SPONSOR_KEY: {
    value: '64 bytes in base58',
    derived: 'none; in the sandbox, an account of its own',
    meaning:
      'Key of the Solana account that pays network fees for wallets, for clients with limits set by `rialto sponsorship`. Keep in it only what may be spent.',
    secret: true,
  },
  RIALTO_BITCOIN_RPC: {
    value: 'URL',
    derived: 'none: confirmations on Bitcoin are not counted',
    meaning:
      'JSON-RPC node of Bitcoin Core, version 25 or later, with `txindex=1` and `blockfilterindex=1`, in production: `https://name:password@node.example`.',
    secret: true,
    only: 'production',
  },
  RIALTO_TRON_RPC: {
    value: 'URL',
    derived: 'none: confirmations on Tron are not counted',
    meaning:
      'HTTP API of a Tron full node (java-tron) in production, with `/wallet` and `/walletsolidity`: `https://api.trongrid.io`. A key of TronGrid stands in it as the name: `https://key@api.trongrid.io`.',
    secret: true,
    only: 'production',
  },
  RIALTO_XRPL_RPC: {
    value: 'URL',
    derived: 'none: payments on the XRP Ledger complete on the institution’s report',
    meaning:
      'JSON-RPC of a server of the XRP Ledger (rippled or Clio) in production: `https://name:password@node.example`. It should keep the ledgers of a week at least: one that lacks those since a transfer began is never taken for evidence that a payment is absent.',
    secret: true,
    only: 'production',
  },
  RIALTO_STELLAR_HORIZON: {
    value: 'URL',
    derived: 'none: payments on Stellar complete on the institution’s report',
    meaning:
      'Horizon, the HTTP API of Stellar, in production: `https://name:password@horizon.example`. It should keep the ledgers of a week at least: one that lacks those since a transfer began is never taken for evidence that a payment is absent.',
    secret: true,
    only: 'production',
  },
  RIALTO_TON_API: {
    value: 'URL',
    derived: 'none: payments on TON complete on the institution’s report',
    meaning:
      'HTTP API of TON Center, version 3, in production, without `/api/v3`: `https://toncenter.com`. A key stands in it as the name: `https://key@toncenter.com`. It should keep the blocks of a week at least: one that lacks those since a transfer began is never taken for evidence that a payment is absent.',
    secret: true,
    only: 'production',
  },
  RIALTO_SANCTIONS_LISTS: {
    value: '`name=file or URL`, separated by commas',
    derived: 'none; in the sandbox a list of its own',
    meaning:
      'Lists of sanctioned addresses: OFAC’s SDN list as XML, OpenSanctions entities, or one address per line. See [compliance.md](compliance.md).',
    secret: true,
  },
  RIALTO_SANCTIONS_REFRESH_HOURS: {
    value: '1 to 168',
    default: '6',
    meaning: 'How often the lists of sanctioned addresses are read again.',
  },
  RIALTO_EQUITIES_FILE: {
    value: 'file',
    derived: 'the built-in list',
    meaning: 'Replaces the listed equities: a Nasdaq Trader symbol directory, or a CSV with `symbol` and `name`.',
  },
  RIALTO_EQUITY_PRICE_URL: {
    value: 'URL with `{symbol}`',
    derived: 'none; in the sandbox simulated prices',
    meaning: 'Source of share prices, for example `https://prices.example.com/{symbol}`. Must be https in production.',
  },
} as const satisfies Record<string, Setting>

const bridging = {
  RIALTO_RELAY_API_KEY: {
    value: 'text',
    derived: 'none; in the sandbox, that of the simulated Relay',
    meaning: 'API key for Relay. Enables bridging through Relay.',
    secret: true,
  },
  RIALTO_RELAY_SLIPPAGE_BPS: {
    value: '1 to 9999',
    derived: 'Relay chooses',
    meaning: 'Slippage accepted at Relay, in basis points.',
  },
  RIALTO_ONECLICK_TOKEN: {
    value: 'text',
    derived: 'none',
    meaning: 'Token for NEAR Intents 1Click. Enables bridging through 1Click.',
    secret: true,
  },
  RIALTO_ONECLICK_SLIPPAGE_BPS: {
    value: '1 to 9999',
    derived: '100',
    meaning: 'Slippage accepted at 1Click, in basis points.',
  },
  RIALTO_ONECLICK_QUOTE_KEY: {
    value: '`ed25519:…`',
    derived: 'the key that 1Click’s SDK publishes',
    meaning: 'Key with which 1Click signs its quotes. No deposit address is taken from a quote that it has not signed.',
  },
  RIALTO_BRIDGE_RECOVERY_ADDRESSES: {
    value: 'addresses',
    derived: 'none; in the sandbox, addresses of the simulated operator',
    meaning:
      'Your addresses for deposits that a bridge can neither deliver nor return, by type of network: `evm=0x…,solana=…,bitcoin=…`. Required for 1Click, and for deposits from any exchange in Link: a refund to an exchange’s hot wallet is lost.',
  },
  RIALTO_BRIDGES: {
    value: 'names',
    default: 'relay,oneclick',
    meaning: 'The order in which bridge providers are tried, comma-separated.',
  },
  RIALTO_BRIDGE_REFRESH_MINUTES: {
    value: 'count',
    default: '10',
    meaning: 'How often the routes of bridge providers are refreshed.',
  },
  RIALTO_BRIDGING_ADDRESS_DAYS: {
    value: 'count',
    default: '7',
    meaning: 'How long an unused bridging address is watched.',
  },
} as const satisfies Record<string, Setting>

const backup = {
  RIALTO_BACKUP_SIGNING_KEY: {
    value: 'base64',
    derived: 'in the sandbox a key file in `RIALTO_DATA_DIR`; in production none: backup mode is not published',
    meaning: 'Ed25519 key of 32 bytes that signs the catalog of backup mode. Create one with `rialto backup key`.',
    secret: true,
  },
  RIALTO_BACKUP_FOLDER: {
    value: 'folder',
    derived: 'none',
    meaning:
      'Where the backup deposit widget and its catalog are published every hour, for another host to serve. Requires `RIALTO_BACKUP_SIGNING_KEY` in production.',
  },
} as const satisfies Record<string, Setting>

const sandbox = {
  RIALTO_SANDBOX_CLIENT_ID: {
    value: 'UUID',
    default: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
    meaning: 'ID of the demo client.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_CLIENT_SECRET: {
    value: 'text',
    default: 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001',
    meaning: 'Key of the demo client, with read and write permissions. The default is published.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_MANAGEMENT_KEY: {
    value: 'text',
    default: 'amk_sandbox_demo_000000000000000000000000000000000000000000000000000a',
    meaning: 'Account management API key of the demo client. The default is published.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_WEBHOOK_URL: {
    value: 'URL',
    derived: 'the demo shop’s, `http://127.0.0.1:PORT+1/webhooks/rialto`',
    meaning:
      'URL that receives the demo client’s webhooks. It is set when it differs from that of the last start; what is changed with the command afterwards stays.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_WEBHOOK_SECRET: {
    value: 'text',
    default: 'whsec_cmlhbHRvLXNhbmRib3gtd2ViaG9vay1zZWNyZXQh',
    meaning: 'Signing secret of these webhooks. The default is published.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_ALLOWED_ORIGINS: {
    value: 'origins',
    derived: 'the demo shop’s, by `127.0.0.1` and `localhost`',
    meaning:
      'Pages that may embed Link for the demo client, comma-separated. Each is added at the first start that names it; what is changed with the command afterwards stays.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_BRIDGING: {
    value: '`enabled` or `disabled`',
    default: 'enabled',
    meaning: 'Whether the demo client may use headless bridging.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_SCENARIOS: {
    value: '`on` or `off`',
    derived: '`on` where `RIALTO_PUBLIC_URL` is an address of this machine, otherwise `off`',
    meaning:
      'Whether users of Link can choose a persona, add faults and move the clock, for everybody who uses the sandbox.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_PORT: {
    value: 'port',
    derived: '`PORT` + 2',
    meaning: 'Port of the simulated institutions and the control API.',
    only: 'sandbox',
  },
  RIALTO_SANDBOX_URL: {
    value: 'origin',
    derived: 'a sandbox of its own',
    meaning:
      'URL of a sandbox that another server runs. Its institutions, chains and clock are used instead of new ones.',
    only: 'sandbox',
  },
  'SANDBOX_RPC_<chainId>': {
    value: 'URL',
    derived: 'a local chain of its own',
    meaning:
      'Node for one of the sandbox’s chains (`31337`, `31338`), where anvil does not run (Alpine) or a shared sandbox’s chains have another address.',
    only: 'sandbox',
  },
  RIALTO_DEMO: {
    value: '`on` or `off`',
    default: 'on',
    meaning: 'Whether the demo shop starts with the sandbox.',
    only: 'sandbox',
  },
  RIALTO_DEMO_PORT: { value: 'port', derived: '`PORT` + 1', meaning: 'Port of the demo shop.', only: 'sandbox' },
  RIALTO_FAILPOINT: {
    value: 'name of a failpoint',
    derived: 'none',
    meaning:
      'Kills the process at this failpoint, for crash tests, for example `withdrawal.intended`. Production does not start with it.',
    only: 'sandbox',
  },
} as const satisfies Record<string, Setting>

/**
 * By subject, in the order of the documents.
 *
 * @public Read by scripts/writeConfigurationDocs.mjs.
 */
export const settingGroups = {
  Server: server,
  Storage: storage,
  Access: access,
  'Institutions, nodes and prices': upstream,
  Bridging: bridging,
  'Backup mode': backup,
  Sandbox: sandbox,
} as const

export const settings = { ...server, ...storage, ...access, ...upstream, ...bridging, ...backup, ...sandbox } as const

export type SettingName = keyof typeof settings

/** Whether the variable is an instance of this setting, whose name may contain `<TYPE>` or `<chainId>`. */
export const matchesSetting = (name: string, variable: string): boolean =>
  new RegExp(`^${name.replace('<chainId>', '\\d+').replace('<TYPE>', '[A-Z0-9]+(_[A-Z0-9]+)*')}$`).test(variable)
