import { aUuid, describeRequest, text } from '../../testing/describeRequest.ts'
import { createLinkConfigurationOperation } from './createLinkConfiguration.ts'

const brand = (changes: object) => ({ brand: changes })

describeRequest(
  createLinkConfigurationOperation.body,
  { name: 'Checkout' },
  {
    takes: {
      'a language with a region and a script': { language: 'zh-Hant-TW' },
      'a currency in any case': { displayFiatCurrency: 'eur' },
      'square corners': brand({ cornerRadius: 0 }),
      'the roundest corners': brand({ cornerRadius: 24 }),
      'a logo over https': brand({ logoUrl: 'https://shop.example/logo.svg' }),
      'every verb': brand({ confirmVerb: 'add' }),
      'a hundred networks': { networkIds: Array.from({ length: 100 }, () => aUuid) },
    },
    refuses: {
      'no name': { name: undefined },
      'a language that is a sentence': { language: 'in English' },
      'a language of too many parts': { language: `de${'-abcdefgh'.repeat(4)}` },
      'a currency of four letters': { displayFiatCurrency: 'USDC' },
      'corners that are rounder than the button': brand({ cornerRadius: 25 }),
      'a logo over http': brand({ logoUrl: 'http://shop.example/logo.svg' }),
      'a logo that leaves its attribute': brand({ logoUrl: 'https://shop.example/"onload=x' }),
      'a logo that is a document': brand({ logoUrl: 'data:image/svg+xml,<svg/>' }),
      'a logo with a long address': brand({ logoUrl: `https://shop.example/${text(500)}` }),
      'one color for both themes': brand({ accentColor: { light: '#0b5fff' } }),
      'a color by name': brand({ accentColor: { light: 'blue', dark: '#8ab4ff' } }),
      'a verb of the client’s own': brand({ confirmVerb: 'gamble' }),
      'a product that there is not': { products: ['loans'] },
      '101 networks': { networkIds: Array.from({ length: 101 }, () => aUuid) },
    },
  },
)
