import { readdir, readFile } from 'node:fs/promises'

import { createMessages } from '@rialto/ui/messages'
import { expect, test } from 'vitest'

import { ApiFailure } from '../api/ApiFailure.ts'
import de from '../messages/de.json'
import { en } from '../messages/en/en.ts'
import { problemText, serverTexts } from './problemText.ts'

const german = createMessages(en, de, 'de')

test('the most frequent server errors match the server’s texts', async () => {
  const folder = new URL('../../../../packages/core/src/team/', import.meta.url)
  const files = (await readdir(folder)).filter(file => !file.includes('.test.'))
  const sources = (await Promise.all(files.map(file => readFile(new URL(file, folder), 'utf8')))).join('\n')
  expect(Object.values(serverTexts).filter(text => !sources.includes(text))).toEqual([])
})

test.each([
  [
    'permissionDenied',
    serverTexts.signInRefused,
    { text: 'Die E-Mail-Adresse, das Passwort oder der Code ist falsch.' },
  ],
  ['invalidField', 'url: is no URL.', { text: 'Ein Feld ist ungültig.', detail: 'url: is no URL.' }],
  ['somethingNew', 'No.', { text: 'Der Server hat mit 400 geantwortet.', detail: 'No.' }],
  ['toString', '', { text: 'Der Server hat mit 400 geantwortet.' }],
  ['unreachable', '', { text: de.problems.unreachable }],
])('%s: %s in German', (type, message, shown) =>
  expect(problemText(german, new ApiFailure(400, type, message), false)).toEqual(shown),
)
