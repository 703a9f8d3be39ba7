import { expect, test } from 'vitest'

import { readPreview } from './readPreview.ts'

const brand = (fields: object) => readPreview({ type: 'previewChanged', brand: fields })

test('messages of others are ignored', () => {
  for (const data of [null, 'previewChanged', {}, { type: 'other' }]) expect(readPreview(data)).toBeUndefined()
})

test('unfinished and unsafe fields are left out', () => {
  expect(brand({ accentColor: { light: '#0b5fff', dark: '#12' }, logoUrl: 'javascript:alert(1)' })).toEqual({})
  expect(brand({ accentColor: { light: '#0b5fff;x', dark: '#000000' }, font: 'Comic Sans' })).toEqual({})
})

test('complete fields are kept', () => {
  const colors = { light: '#0b5fff', dark: '#8AB4FF' }
  expect(
    readPreview({ type: 'previewChanged', name: 'Shop', brand: { accentColor: colors, cornerRadius: 4 } }),
  ).toEqual({ name: 'Shop', accentColor: colors, cornerRadius: 4 })
})
