import { afterEach, expect, test } from 'vitest'

import { choosePersona, entriesOf, onPersona, withPersona } from './persona.ts'

const persona = { name: 'Mesh', password: 'Pass123' }
afterEach(() => choosePersona(undefined))

test('the name is entered in the first field and the password in every other one', () => {
  const fields = [{ name: 'username' }, { name: 'password' }, { name: 'passphrase' }]
  expect(entriesOf(persona, fields)).toEqual({ username: 'Mesh', password: 'Pass123', passphrase: 'Pass123' })
  expect(entriesOf(undefined, fields)).toEqual({})
})

test('a page that stores nothing still uses the chosen persona, and notifies its listeners', () => {
  const url = 'https://sandbox.example/authorize?state=1'
  let changes = 0
  const stop = onPersona(() => (changes += 1))
  expect(withPersona(url)).toBe(url)
  choosePersona(persona)
  expect(withPersona(url)).toBe(`${url}&login_hint=Mesh`)
  stop()
  choosePersona(undefined)
  expect(withPersona(url)).toBe(url)
  expect(changes).toBe(1)
})
