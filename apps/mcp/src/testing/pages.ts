const page = (to: string, title: string, markdown: string) => ({ to, title, description: `About ${title}`, markdown })
export const pages = [
  page(
    'webhooks',
    'Webhooks',
    '# Webhooks\n\nAn event.\n\n## Signature\n\nHMAC of the `body`.\n\n```sh\n# Not a heading\n```\n',
  ),
  page('guides/deposit', 'Deposits', '# Deposits\n\nThe user deposits.\n\n## Webhooks\n\nA webhook credits.\n'),
  page('api/link', 'Link', '# Link\n\n## Create a token\n\n### Parameters\n\nwebhook signature\n'),
  page('long', 'Long', `# Long\n\n## First\n\n${'word '.repeat(10_000)}\n\n## Second\n\nend`),
]
