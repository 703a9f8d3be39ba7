import { createMessages } from '@rialto/ui/messages'
import { expect, test } from 'vitest'

import de from '../../messages/later/de.json'
import { en } from '../../messages/later/en.ts'
import { fieldTexts } from './fieldTexts.ts'

const german = createMessages(en, de, 'de')
const inGerman = (label: string, help: string) => fieldTexts({ label, help }, 'Binance', german, false)

test('the help of a key is in the language of the page, with the place by its name at the institution', () => {
  const found = inGerman('API key', 'Find it in Binance under Account, API Management after you create a key')
  expect(found).toMatchObject({ label: 'API-Schlüssel', detail: '' })
  expect(found.help).toMatch(/Binance.* unter .*Account, API Management/)
  expect(inGerman('Secret key', 'Binance shows it only once, when the key is created').help).toMatch(/nur einmal/)
})

test('a special right of the key stays in sight in the language in which it is known', () => {
  const help = 'Find it in Gemini under Settings, API after you create an account key with the Fund Manager role'
  expect(inGerman('API key', help).detail).toBe(help)
})

test('the help stays as the server has it on a page in English', () => {
  const field = { label: 'API secret', help: 'Kraken shows it only once, when the key is created' }
  expect(fieldTexts(field, 'Kraken', createMessages(en, en, 'en'), true)).toEqual({ ...field, detail: '' })
})
