import { expect, test } from 'vitest'

import { textOf } from './formText.ts'

test('an absent field and a file are read as an empty text', () => {
  const form = new FormData()
  form.set('name', ' Anna ')
  form.set('logo', new Blob(['png']))
  expect(['name', 'logo', 'email'].map(name => textOf(form, name))).toEqual([' Anna ', '', ''])
})
