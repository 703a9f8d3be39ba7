/** The logo: a bridge with one arch over a line. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 18c0-7 4-11 9-11s9 4 9 11M2 18h20" />
    </svg>
  )
}
