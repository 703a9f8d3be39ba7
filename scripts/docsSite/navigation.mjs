/**
 * Contents of the documentation site, in the order of its navigation: `[address, title, source]`. A source is a
 * Markdown file of this repository. Pages of the API, of errors and of the SDKs' exports are generated beside them.
 */
export const sections = [
  {
    title: 'Start',
    pages: [
      ['quick-start', 'Quick start', 'docs/guides/quick-start.md'],
      ['concepts', 'Concepts', 'docs/concepts.md'],
      ['sandbox', 'The sandbox', 'docs/sandbox.md'],
      ['sandbox-bridge', 'Sandbox: bridge and Solana', 'docs/sandbox-bridge.md'],
      ['going-live', 'Going live', 'docs/going-live.md'],
    ],
  },
  {
    title: 'Guides',
    pages: [
      ['guides/deposit', 'Deposits', 'docs/guides/deposit.md'],
      ['guides/payment', 'Payments', 'docs/guides/payment.md'],
      ['guides/pay-by-address', 'Pay by address', 'docs/guides/pay-by-address.md'],
      ['guides/agent-payments', 'Agents that pay', 'docs/guides/agent-payments.md'],
      ['connections', 'Returning users', 'docs/connections.md'],
      ['guides/wallets', 'Self-custody wallets', 'docs/guides/wallets.md'],
      ['guides/verify', 'Verify a wallet', 'docs/guides/verify.md'],
      ['guides/withdrawals', 'Withdrawals', 'docs/guides/withdrawals.md'],
      ['bridging', 'Headless bridging', 'docs/bridging.md'],
      ['books', 'Books', 'docs/books.md'],
      ['catalogue', 'Token catalogue', 'docs/catalogue.md'],
      ['catalogue-key', 'The key of the token catalogue', 'docs/catalogue-key.md'],
      ['smart-funding', 'SmartFunding', 'docs/smart-funding.md'],
      ['webhooks', 'Webhooks', 'docs/webhooks.md'],
      ['idempotency', 'Repeating requests', 'docs/idempotency.md'],
      ['guides/sub-clients', 'Sub-clients', 'docs/guides/sub-clients.md'],
      ['link', 'The Link page', 'docs/link.md'],
      ['link-quality', 'Requirements of Link', 'docs/link-quality.md'],
      ['link-configurations', 'Link configurations', 'docs/link-configurations.md'],
      ['jit-addresses', 'Just-in-time addresses', 'docs/jit-addresses.md'],
      ['addresses', 'On-chain addresses', 'docs/addresses.md'],
      ['compliance', 'Travel rule', 'docs/compliance.md'],
      ['backup', 'Backup deposits', 'docs/backup.md'],
      ['guides/agents', 'Agents (MCP)', 'docs/guides/agents.md'],
    ],
  },
  {
    title: 'SDKs',
    pages: [
      ['sdks', 'Overview', 'docs/sdks.md'],
      ['sdks/web', 'Web', 'packages/web-sdk/README.md'],
      ['sdks/react', 'React', 'packages/react/README.md'],
      ['sdks/node', 'Node', 'packages/node-client/README.md'],
      ['sdks/react-native', 'React Native', 'packages/react-native/README.md'],
      ['sdks/ios', 'iOS', 'sdks/ios/README.md'],
      ['sdks/android', 'Android', 'sdks/android/README.md'],
      ['sdks/flutter', 'Flutter', 'sdks/flutter/README.md'],
      ['guides/nextjs', 'Guide: Next.js', 'docs/guides/nextjs.md'],
      ['guides/expo', 'Guide: Expo', 'docs/guides/expo.md'],
      ['guides/ios', 'Guide: iOS', 'docs/guides/ios.md'],
      ['guides/android', 'Guide: Android', 'docs/guides/android.md'],
      ['guides/flutter', 'Guide: Flutter', 'docs/guides/flutter.md'],
    ],
  },
  {
    title: 'Operate',
    pages: [
      ['operations', 'Operations', 'docs/operations.md'],
      ['configuration', 'Settings', 'docs/configuration.md'],
      ['api-keys', 'API keys', 'docs/api-keys.md'],
      ['dashboard', 'Dashboard', 'docs/dashboard.md'],
      ['retention', 'Data and retention', 'docs/retention.md'],
      ['controls', 'GDPR and SOC 2', 'docs/controls.md'],
      ['performance', 'Performance', 'docs/performance.md'],
      ['proof', 'Money never moves twice', 'docs/proof.md'],
    ],
  },
  {
    title: 'Reference',
    pages: [
      ['error-handling', 'Handling errors', 'docs/errors.md'],
      ['integrations', 'Integrations', 'docs/integrations.md'],
      ['withdrawal-outcomes', 'Outcomes of withdrawals', 'docs/withdrawal-outcomes.md'],
      ['prices', 'Prices', 'docs/prices.md'],
      ['glossary', 'Glossary', 'docs/glossary.md'],
      ['guides/connectors', 'Write a connector', 'docs/guides/connectors.md'],
      ['architecture', 'Architecture', 'ARCHITECTURE.md'],
      ['contributing', 'Contributing', 'CONTRIBUTING.md'],
      ['security', 'Security', 'SECURITY.md'],
      ['specification', 'Specification, rule by rule', 'docs/specification.md'],
      ['dependencies', 'Dependencies', 'docs/dependencies.md'],
    ],
  },
]

/** The generated pages under the SDKs: package and title. */
export const referencedPackages = [
  ['web-sdk', 'Web: exports'],
  ['react', 'React: exports'],
  ['node-client', 'Node: exports'],
  ['react-native', 'React Native: exports'],
]

export const pages = sections.flatMap(({ pages: own }) => own.map(([to, title, from]) => ({ to, title, from })))
