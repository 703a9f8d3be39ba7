import type { LinkSession } from '@rialto/contract'
import { expect, test } from 'vitest'

import { session } from '../../dev/sampleData.ts'
import { type BrandForm, configurationOf, formOf } from './brandForm.ts'

const plain: BrandForm = {
  hasColors: false,
  light: '#1f56c5',
  dark: '#8fb4ff',
  cornerRadius: 12,
  font: 'inter',
  verb: 'send',
  logoUrl: '',
}

test('the configuration contains the differences from Link’s defaults', () => {
  expect(configurationOf(plain).brand).toEqual({})
  const own: BrandForm = {
    ...plain,
    hasColors: true,
    cornerRadius: 0,
    font: 'rounded',
    verb: 'pay',
    logoUrl: 'https://a.example/l.svg',
  }
  expect(configurationOf(own).brand).toEqual({
    accentColor: { light: '#1f56c5', dark: '#8fb4ff' },
    cornerRadius: 0,
    font: 'rounded',
    confirmVerb: 'pay',
    logoUrl: 'https://a.example/l.svg',
  })
})

test.each(['http://a.example/l.svg', 'https://a b', 'javascript:alert(1)', 'https://'])('%s is no logo', logoUrl => {
  expect(configurationOf({ ...plain, logoUrl }).brand).toEqual({})
})

test('the form begins with the session’s values', () => {
  const branded: LinkSession = {
    ...session('connect', []),
    client: { name: 'Shop', logoUrl: 'https://a.example/l.svg' },
    brand: {
      colors: { light: { accent: '#097a6e', onAccent: '#ffffff' }, dark: { accent: '#2fa898', onAccent: '#10182a' } },
      cornerRadius: 4,
      font: 'serif',
      confirmVerb: 'add',
    },
  }
  expect(formOf(branded)).toEqual({
    hasColors: true,
    light: '#097a6e',
    dark: '#2fa898',
    cornerRadius: 4,
    font: 'serif',
    verb: 'add',
    logoUrl: 'https://a.example/l.svg',
  })
  expect(formOf({ ...branded, client: { name: 'Shop', logoUrl: '/assets/icons/shop.svg' } }).logoUrl).toBe('')
})
