import { isRecord } from './checks.ts'

export type LinkTheme = 'dark' | 'light' | 'system'

export type LinkStyle = {
  /** Corner radius of the overlay, CSS pixels, 0 to 64. */
  radius: number
  /** Opacity of the backdrop, 0 to 1. */
  opacity: number
  theme?: LinkTheme
}

const DEFAULT: LinkStyle = { radius: 24, opacity: 0.6 }

export const isLinkTheme = (value: unknown): value is LinkTheme =>
  value === 'dark' || value === 'light' || value === 'system'

/**
 * Reads `link_style` (base64 JSON `{ir, io, th}`, either alphabet) of a Link URL. Absent or invalid values have their
 * defaults.
 */
export function readLinkStyle(url: string): LinkStyle {
  const wire = parse(new URL(url).searchParams.get('link_style'))
  return {
    radius: clamp(wire['ir'], 64, DEFAULT.radius),
    opacity: clamp(wire['io'], 1, DEFAULT.opacity),
    ...(isLinkTheme(wire['th']) && { theme: wire['th'] }),
  }
}

/** The value of `link_style`, not yet percent-encoded. */
export const encodeLinkStyle = (style: Partial<LinkStyle>): string =>
  btoa(JSON.stringify({ ir: style.radius, io: style.opacity, th: style.theme }))

function parse(value: string | null): Record<string, unknown> {
  try {
    // A `+` without percent-encoding arrives as a space.
    const parsed: unknown = JSON.parse(atob((value ?? '').replace(/[ -]/g, '+').replace(/_/g, '/')))
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

const clamp = (value: unknown, max: number, fallback: number): number =>
  typeof value === 'number' && value >= 0 ? Math.min(value, max) : fallback
