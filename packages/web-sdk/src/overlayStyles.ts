import type { LinkStyle } from '@rialto/link-protocol'

/** The published SDK's ids and geometry, so that an integrator's own rules keep working. */
export const OVERLAY_ID = 'mesh-link-popup'

export function overlayStyles({ radius, opacity }: LinkStyle, scrollTop: number): string {
  const root = `#${OVERLAY_ID}`
  const fill = 'left:0;top:0;bottom:0;right:0'
  return (
    `body{position:fixed;${fill};top:${-scrollTop}px;overflow:hidden}` +
    `${root}{all:unset;position:fixed;${fill};display:flex;flex-direction:column;align-items:center;` +
    `justify-content:center;z-index:10000;pointer-events:auto}` +
    `${root}__backdrop{position:absolute;${fill};z-index:10000;background:black;opacity:${opacity}}` +
    `${root}__popup-content{position:absolute;z-index:10001;margin:auto;display:flex;flex-direction:column;` +
    `width:30%;min-width:380px;max-width:430px;height:80%;min-height:685px;max-height:710px;border-radius:${radius}px}` +
    `${root}__iframe{border:none;width:100%;flex-grow:1;border-radius:${radius}px}` +
    `@media (max-width:768px){${root}__popup-content{width:100vw;min-width:100%;max-width:100%;` +
    `height:100vh;height:100dvh;min-height:100%;max-height:100%}${root}__popup-content,${root}__iframe{border-radius:0}}` +
    `@media (max-height:710px){${root}__popup-content{min-height:100%;max-height:100%}}`
  )
}
