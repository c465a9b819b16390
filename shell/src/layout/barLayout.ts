import { theme } from '@incasso/frontend/brand/theme';

/** From this width on, the bar shows the links side by side. */
export const linksBesideFrom = theme.from.medium;

/** Media queries and sizes for the bar and its menu. Widths are relative to the font size. */
export const bar = {
  linksBeside: `@media (min-width: ${linksBesideFrom})`,
  linksInMenu: `@media not all and (min-width: ${linksBesideFrom})`,
  /** Name and buttons do not fit in one row: a phone with very large text. */
  inRows: `@media not all and (min-width: ${theme.from.narrow})`,
  /** The bar would cover a fifth of the screen or more. */
  tooLargeToStay: `@media not all and (min-width: ${theme.from.narrow}), (max-height: 22rem)`,
  linkGap: 'clamp(1rem, 2vw, 2rem)',
  startWidth: '10.75rem',
  /** Margin between the edge of the screen and the page. */
  pageMargin: `max(${theme.space.gutter}, (100% - ${theme.width.page}) / 2)`,
} as const;
