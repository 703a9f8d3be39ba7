/** The backgrounds on which Link puts accent-coloured text, as `packages/ui` has them: a test compares the two. */
const linkBackgrounds = {
  light: { surface: '#ffffff', sunken: '#f5f6f9' },
  dark: { surface: '#12161f', sunken: '#1a1f2b' },
} as const

/** How much of the accent is in the soft background behind accent-coloured marks. */
const softShare = 0.08

const minimumContrast = 4.5
const inks = ['#ffffff', '#10182a'] as const

type Rgb = readonly [number, number, number]

const read = (hex: string): Rgb => {
  const at = (index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16)
  return [at(0), at(1), at(2)]
}

const write = (rgb: Rgb): string => `#${rgb.map(one => Math.round(one).toString(16).padStart(2, '0')).join('')}`

const mix = (color: string, into: string, share: number): string => {
  const [from, to] = [read(color), read(into)]
  const at = (index: 0 | 1 | 2) => from[index] * share + to[index] * (1 - share)
  return write([at(0), at(1), at(2)])
}

/** Relative luminance of WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red, green, blue] = read(hex).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21, by WCAG 2.2. */
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Text color on an accent-colored button: the one with the higher contrast. */
export const onAccent = (accent: string): string =>
  contrast(inks[0], accent) >= contrast(inks[1], accent) ? inks[0] : inks[1]

const lowestContrast = (accent: string, theme: 'light' | 'dark'): number => {
  const { surface, sunken } = linkBackgrounds[theme]
  const behind = [surface, sunken, mix(accent, surface, softShare)].map(background => contrast(accent, background))
  return Math.min(...behind, contrast(accent, onAccent(accent)))
}

/**
 * Whether text in the colour, and text on a button of the colour, is legible in that theme of Link. If not: the lowest contrast
 * that would occur, and the nearest shade of the colour that is legible.
 */
export const checkAccent = (
  accent: string,
  theme: 'light' | 'dark',
): { isLegible: true } | { isLegible: false; contrast: number; nearest: string } => {
  const lowest = lowestContrast(accent, theme)
  if (lowest >= minimumContrast) return { isLegible: true }
  const toward = theme === 'light' ? '#000000' : '#ffffff'
  const shades = Array.from({ length: 100 }, (_, step) => mix(toward, accent, (step + 1) / 100))
  const nearest = shades.find(shade => lowestContrast(shade, theme) >= minimumContrast) ?? toward
  return { isLegible: false, contrast: lowest, nearest }
}
