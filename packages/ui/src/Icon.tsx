const paths = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  chevron: 'M7.5 4.5 13 10l-5.5 5.5',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4',
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9v4.5M10 6.4v.2',
  alert: 'M10 3 2.5 16.5h15L10 3Zm0 5v4M10 14v.2',
  cross: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm-2.6-10 5.2 5.2m0-5.2-5.2 5.2',
  external: 'M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4l-7 7',
  lock: 'M5 9h10v7.5H5V9Zm2-.2V6.5a3 3 0 0 1 6 0v2.3',
  shield: 'M10 2.5 4 5v4.5c0 4 2.6 6.7 6 8 3.4-1.3 6-4 6-8V5l-6-2.5Zm-2.6 7.7 1.9 1.9 3.4-3.8',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Zm7.5 2.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  swap: 'M6 3.5v12M6 3.5 3.5 6M6 3.5 8.5 6M14 16.5v-12m0 12 2.5-2.5M14 16.5 11.5 14',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 6v4.2l2.8 1.8',
  copy: 'M7.5 7.5h8v9h-8v-9Zm-3 5.5v-9.5h8',
  code: 'M3.5 3.5h5v5h-5v-5Zm8 0h5v5h-5v-5Zm-8 8h5v5h-5v-5Zm8 0h2v2h-2v-2Zm3 3h2v2h-2v-2Z',
  filter: 'M3.5 6h13M6 10h8M8.5 14h3',
  plus: 'M10 4.5v11M4.5 10h11',
} as const

export type IconName = keyof typeof paths

/** A line icon of 20 px, hidden from assistive technology: the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="r-icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
