import { icons } from '../icons.generated.ts'
import { type Integration, integrations, walletIntegrationType } from '../integrations.ts'
import { networks } from '../networks.ts'
import { marks, networkDrawings, tokenDrawings } from './drawings.generated.ts'
import { integrationLogoKey, type LogoColor, logoColors, networkLogoKey } from './logoKeys.ts'

/** A test network has the drawing of the network that it is a test of. */
const testNetworks: Readonly<Record<string, string>> = {
  'network-sepolia': 'ethereum',
  'network-base-sepolia': 'base',
  'network-solana-devnet': 'solana',
  'network-bitcoin-testnet': 'bitcoin',
  'network-tron-nile': 'tron',
  'network-xrpl-testnet': 'xrpl',
  'network-stellar-testnet': 'stellar',
  'network-ton-testnet': 'ton',
  'network-cosmos-hub-testnet': 'cosmos-hub',
  'network-noble-testnet': 'noble',
}

const inks = { white: '#fff', black: '#000' } as const
const font = 'font-family="system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif"'

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const initialsOf = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => word.slice(0, 1).toUpperCase())
    .join('')

/** The initials of an institution without a drawing, in a disc of its color or in a ring. */
const monogram = ({ name, brandColor }: Integration, color: LogoColor): string => {
  const ink = color === 'color' ? '#fff' : inks[color]
  const shape =
    color === 'color'
      ? `<circle cx="12" cy="12" r="11" fill="${brandColor}"/>`
      : `<circle cx="12" cy="12" r="10" fill="none" stroke="${ink}" stroke-width="1.5"/>`
  const text = `<text x="12" y="15.6" text-anchor="middle" ${font} font-size="10" font-weight="600" fill="${ink}">`
  return `${shape}${text}${escapeText(initialsOf(name))}</text>`
}

/** Content of the drawing's own `svg` element; all drawings are 24 by 24. */
const inner = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')

/** A wallet, for the integration that stands for every wallet. */
const walletMark = ({ brandColor }: Integration, color: LogoColor): string => {
  const ink = color === 'color' ? '#fff' : inks[color]
  const ground = color === 'color' ? `<circle cx="12" cy="12" r="11" fill="${brandColor}"/>` : ''
  const line = `fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`
  return `${ground}<path d="M16 9V7H7.5a1.5 1.5 0 0 0 0 3H18v7H7.5A1.5 1.5 0 0 1 6 15.5v-7M15 13.5h.01" ${line}/>`
}

const markOf = (integration: Integration, color: LogoColor): string => {
  const { icon = '' } = integration
  if (integration.type === walletIntegrationType) return walletMark(integration, color)
  if (color === 'color') {
    const colored = Object.entries(icons).find(([key]) => key === icon)?.[1]
    return colored === undefined ? monogram(integration, color) : inner(colored)
  }
  const mark = marks[icon]
  return mark === undefined ? monogram(integration, color) : inner(mark).replaceAll('#fff', inks[color])
}

const documentOf = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" fill="none" viewBox="0 0 ${width} 24">${content}</svg>`

/** The mark with the name beside it. The name's width is set, so that it fits in whatever font it is drawn. */
const withName = (mark: string, name: string, color: LogoColor): string => {
  const textWidth = Math.round(name.length * 8.2)
  const ink = color === 'color' ? '#1f2937' : inks[color]
  const size = `font-size="15" font-weight="600" textLength="${textWidth}" lengthAdjust="spacingAndGlyphs"`
  const text = `<text x="31" y="17.2" ${font} ${size} fill="${ink}">${escapeText(name)}</text>`
  return documentOf(31 + textWidth + 2, `${mark}${text}`)
}

const integrationFiles = integrations.flatMap(integration =>
  logoColors.flatMap(color => {
    const mark = markOf(integration, color)
    return [
      [integrationLogoKey(integration, 'icon', color), documentOf(24, mark)],
      [integrationLogoKey(integration, 'logo', color), withName(mark, integration.name, color)],
    ]
  }),
)

/** A drawing in white alone, on a dark disc: without one it is lost on a light page. */
const onDisc = (drawing: string): string =>
  /(?:fill|stop-color)="(?!#fff"|none"|url)/.test(drawing)
    ? drawing
    : documentOf(
        24,
        `<circle cx="12" cy="12" r="12" fill="#23292f"/><g transform="translate(4.8 4.8) scale(.6)">${inner(drawing)}</g>`,
      )

const networkFiles = networks.flatMap(network => {
  const key = networkLogoKey(network)
  const drawing = networkDrawings[testNetworks[key] ?? key.replace(/^network-/, '')]
  return drawing === undefined ? [] : [[key, onDisc(drawing)]]
})

/** A token without a drawing uses that of the network whose coin it is. */
const nativeFiles = networks.flatMap(network => {
  const drawing = networkDrawings[networkLogoKey(network).replace(/^network-/, '')]
  return drawing === undefined ? [] : [[network.nativeSymbol.toLowerCase(), onDisc(drawing)]]
})

/** Every logo that the server serves, by file name without its extension: complete SVG documents that load nothing. */
export const logoFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...nativeFiles,
  ...Object.entries(tokenDrawings).map(([key, drawing]) => [key, onDisc(drawing)]),
  ...Object.entries(icons),
  ...integrationFiles,
  ...networkFiles,
])
