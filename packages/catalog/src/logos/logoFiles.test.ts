import { expect, test } from 'vitest'

import { integrations } from '../integrations.ts'
import { networks } from '../networks.ts'
import { handListed } from '../tokens.ts'
import { logoFiles } from './logoFiles.ts'
import { integrationLogoKey, logoColors, logoForms, networkLogoKey } from './logoKeys.ts'

test('every integration has six different logos', () => {
  for (const integration of integrations) {
    const six = logoForms.flatMap(form =>
      logoColors.map(color => logoFiles[integrationLogoKey(integration, form, color)]),
    )
    expect(six).not.toContain(undefined)
    expect(new Set(six)).toHaveLength(6)
  }
})

test('white and black logos have no other color', () => {
  for (const [key, svg] of Object.entries(logoFiles)) {
    const ink = /-(?:logo|icon)-(white|black)$/.exec(key)?.[1]
    if (ink === undefined) continue
    const used = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color).filter(c => c !== 'none')
    expect([key, new Set(used)]).toEqual([key, new Set([ink === 'white' ? '#fff' : '#000'])])
  }
})

test('no logo but the white ones is white alone, which a light page would hide', () => {
  for (const [key, svg] of Object.entries(logoFiles).filter(([name]) => !name.endsWith('-white')))
    expect(svg, key).toMatch(/(?:fill|stroke|stop-color)="(?!#fff"|none"|url)/)
})

test('every network and every token has a logo', () => {
  for (const network of networks) expect(logoFiles, network.name).toHaveProperty([networkLogoKey(network)])
  for (const { symbol } of handListed) expect(logoFiles, symbol).toHaveProperty([symbol.toLowerCase()])
})

test('every logo is a small SVG that loads and runs nothing', () => {
  for (const [key, svg] of Object.entries(logoFiles)) {
    expect(key).toMatch(/^[a-z0-9-]+$/)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/)
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<use|\son[a-z]+=|href=|src=|url\((?!#)/i)
    expect(svg.length).toBeLessThan(4_500)
  }
})
