import type { LinkStyle } from '@rialto/link-protocol'

/** The published SDK's ids and geometry, so that an integrator's own rules keep working. */
export const OVERLAY_ID = 'mesh-link-popup'

/** `theme`: the page's theme, so that the placeholder does not flash. */
export function overlayStyles({ radius, opacity }: LinkStyle, scrollTop: number, theme: string | null): string {
  const root = `#${OVERLAY_ID}`
  const fill = 'left:0;top:0;bottom:0;right:0'
  const scheme = theme === 'dark' || theme === 'light' ? theme : 'light dark'
  return (
    `${root}__cover{position:absolute;inset:0;display:flex;flex-direction:column;gap:24px;padding:8px;` +
    `box-sizing:border-box;color-scheme:${scheme};background:Canvas;color:CanvasText;border-radius:${radius}px;` +
    `font:16px/1.5 system-ui,sans-serif}` +
    `${root}__close{all:unset;align-self:end;width:44px;height:44px;font-size:24px;text-align:center;cursor:pointer;` +
    `border-radius:12px}${root}__close:focus-visible{outline:2px solid}` +
    `${root}__cover-body{display:grid;gap:16px;padding:0 16px;overflow-wrap:anywhere}` +
    `${root}__cover-body p{margin:0;font-size:17px}` +
    `${root}__cover-body i{height:56px;border-radius:12px;background:#8883}` +
    `${root}__cover-body i:first-child{height:24px;width:60%}` +
    `body{position:fixed;${fill};top:${-scrollTop}px;overflow:hidden}` +
    `${root}{all:unset;position:fixed;${fill};display:flex;flex-direction:column;align-items:center;` +
    `justify-content:center;z-index:10000;pointer-events:auto}` +
    `${root}__backdrop{position:absolute;${fill};z-index:10000;background:black;opacity:${opacity}}` +
    `${root}__popup-content{position:absolute;z-index:10001;margin:auto;display:flex;flex-direction:column;` +
    `width:30%;min-width:380px;max-width:430px;height:80%;min-height:685px;max-height:710px;border-radius:${radius}px}` +
    `${root}__iframe{border:none;width:100%;flex-grow:1;border-radius:${radius}px}` +
    `@media (max-width:768px){${root}__popup-content{width:100vw;min-width:100%;max-width:100%;` +
    `height:100vh;height:100dvh;min-height:100%;max-height:100%}${root}__popup-content,${root}__iframe{border-radius:0}}` +
    `@media (max-height:710px){${root}__popup-content{min-height:100%;max-height:100%}}` +
    // A sheet on phones, with the page under it in sight.
    `@media (max-width:480px) and (min-height:560px){` +
    `${root}__popup-content{top:24px;bottom:0;height:auto;min-height:0;margin:0}` +
    `${root}__iframe,${root}__cover{border-radius:20px 20px 0 0}}`
  )
}
