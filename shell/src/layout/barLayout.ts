import { theme } from '@incasso/browser/brand/theme';

/** From this width on the links stand side by side in the bar. */
export const linksBesideFrom = theme.from.medium;

/** How the bar and its menu lie on screens of each width, in parts of the size of text. */
export const bar = {
  /** Where the links stand side by side in the bar. */
  linksBeside: `@media (min-width: ${linksBesideFrom})`,
  /** Where they fill a screen of their own. */
  linksInMenu: `@media not all and (min-width: ${linksBesideFrom})`,
  /** Where not even name and buttons stand side by side: a telephone with very large text. */
  inRows: `@media not all and (min-width: ${theme.from.narrow})`,
  /** Where the bar would take a fifth of the screen or more. */
  tooLargeToStay: `@media not all and (min-width: ${theme.from.narrow}), (max-height: 22rem)`,
  /** Between the links that stand in the bar. */
  linkGap: 'clamp(1rem, 2vw, 2rem)',
  startWidth: '10.75rem',
  /** From the edge of the screen to the page. */
  pageMargin: `max(${theme.space.gutter}, (100% - ${theme.width.page}) / 2)`,
} as const;
