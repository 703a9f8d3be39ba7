import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import { currentDigests, digestFile } from './digests.mjs'
// @ts-expect-error -- a plain script without types
import { readSample } from './readSample.mjs'

test('the generated files of each library are current: run `npm run libraries` after changing the contract or a template', async () => {
  const written: unknown = JSON.parse(await readFile(digestFile as string, 'utf8'))
  expect(await (currentDigests as () => Promise<unknown>)()).toEqual(written)
})

test('a sample is made of the blocks that name their file', () => {
  const readme = '# Shop\n\n```python\n# shop.py\nprint(1)\n```\n\n```sh\nls\n```\n\n```php\n<?php\n// shop.php\n```\n'
  const read = readSample as (readme: string, extension: string) => unknown
  expect(read(readme, 'py')).toEqual([{ name: 'shop.py', text: '# shop.py\nprint(1)\n' }])
  expect(read(readme, 'php')).toEqual([{ name: 'shop.php', text: '<?php\n// shop.php\n' }])
})
