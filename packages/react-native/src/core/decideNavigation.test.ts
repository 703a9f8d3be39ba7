import { expect, test } from 'vitest'

import { decideNavigation } from './decideNavigation.ts'

const link = 'https://link.example'

test.each([
  ['https://link.example/oauth', 'main', 'inside'],
  ['https://link.example/oauth', 'popup', 'browser'],
  ['https://bank.example/login', 'main', 'browser'],
  ['https://bank.example/login', 'frame', 'inside'],
  ['http://bank.example/login', 'main', 'block'],
  ['http://bank.example/login', 'frame', 'block'],
  ['https://link.example.evil.example/', 'main', 'browser'],
  ['https://link.example@evil.example/', 'main', 'block'],
  ['METAMASK://wc?uri=1', 'main', 'app'],
  ['metamask://wc?uri=1', 'frame', 'block'],
  ['javascript:alert(1)', 'main', 'block'],
  ['intent://scan/#Intent;scheme=zxing;end', 'popup', 'block'],
  ['file:///etc/hosts', 'main', 'block'],
  ['about:blank', 'main', 'inside'],
  ['about:blank', 'popup', 'block'],
  ['about:config', 'main', 'block'],
] as const)('%s as %s: %s', (url, kind, decision) => expect(decideNavigation(url, link, kind)).toBe(decision))
