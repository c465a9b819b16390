/** A tick as SVG, because not every font has one. */
export function CheckMark() {
  return (
    <svg width="0.85em" height="0.85em" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1.5 7.5l3.5 4 7.5-9" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
