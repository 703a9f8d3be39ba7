import type { LinkSession } from '@rialto/contract'

type Brand = NonNullable<LinkSession['brand']>

/** Black or white, whichever is further from the text on the button: hovering never makes it less legible. */
const awayFrom = (ink: string): string => (ink === '#ffffff' ? '#000000' : '#ffffff')

const colorRules = ({ accent, onAccent }: NonNullable<Brand['colors']>['light']): string =>
  [
    `--r-primary: ${accent}`,
    `--r-primary-hover: color-mix(in srgb, ${accent} 85%, ${awayFrom(onAccent)})`,
    `--r-on-primary: ${onAccent}`,
    `--r-accent: ${accent}`,
    // As the server computed when it checked that the accent is legible on it.
    `--r-accent-soft: color-mix(in srgb, ${accent} 8%, var(--r-surface))`,
  ].join('; ')

const radiusRules = (pixels: number): string =>
  [
    `--r-radius: ${pixels}px`,
    `--r-radius-s: ${Math.round((pixels * 2) / 3)}px`,
    `--r-radius-l: ${pixels === 0 ? 0 : pixels + 8}px`,
  ].join('; ')

/** The rules that make the page look like the client's own. The server has checked that all of it is legible. */
export function brandStyles({ colors, cornerRadius }: Brand): string {
  const rules = [
    colors && `:root:not([data-theme='dark']) { ${colorRules(colors.light)} }`,
    colors && `:root[data-theme='dark'] { ${colorRules(colors.dark)} }`,
    cornerRadius !== undefined && `:root:root { ${radiusRules(cornerRadius)} }`,
  ]
  return rules.filter(Boolean).join('\n')
}

/** A sheet made by script: the page's policy allows no style in its text. */
export function applyBrand(page: Document, brand: Brand): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandStyles(brand))
  page.adoptedStyleSheets = [sheet]
  page.documentElement.dataset['font'] = brand.font ?? ''
}
