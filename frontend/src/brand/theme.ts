import { brandColors } from '@incasso/contract/brandColors';

const { ink, marker } = brandColors;

/** Design tokens: the only place for type, space, motion, and the colours of controls. */
export const theme = {
  color: {
    ...brandColors,
    /** Borders of controls: 3:1 against paper. */
    controlBorder: '#6B7789',
    /** For errors only. */
    error: '#B3261E',
    errorBand: '#FDF1F0',
  },
  /** The colours that a partner can change on their own pages. All other colours are the site's. */
  brand: {
    /** Background of the primary button. */
    action: `var(--brand-action, ${ink})`,
    onAction: `var(--brand-on-action, ${marker})`,
    /** Lines and text of choices, on paper. */
    line: `var(--brand-line, ${ink})`,
    /** Background of highlighted ink text, and focus rings. */
    mark: `var(--brand-mark, ${marker})`,
  },
  /** The site's own fonts come first once `fontFaceCss` has loaded them, then their fallbacks. */
  font: {
    heading:
      "var(--brand-font, var(--font-source-serif-4,) 'Source Serif 4 Fallback', 'Source Serif 4 Fallback Android', Georgia, serif)",
    text: "var(--brand-font, var(--font-public-sans,) 'Public Sans Fallback', 'Public Sans Fallback Android', system-ui, -apple-system, 'Segoe UI', sans-serif)",
  },
  /** Fluid sizes from 320 to 1440 px. Headings grow with enlarged text as long as their words fit on a phone. */
  size: {
    small: 'clamp(0.875rem, 0.86rem + 0.07vw, 0.9375rem)',
    body: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.375rem)',
    h3: 'min(clamp(1.25rem, 1.19rem + 0.3vw, 1.4375rem), 9vw)',
    h2: 'min(clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem), 10vw)',
    h1: 'min(clamp(2.25rem, 1.7rem + 2.5vw, 4rem), 13vw)',
  },
  /** Multiples of 4 px, in rem. */
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
    /** Between sections. */
    section: 'clamp(3.5rem, 2.75rem + 3.5vw, 6.5rem)',
    /** Above and below the content of a band. */
    band: 'clamp(2.5rem, 2rem + 2.5vw, 4.5rem)',
    /** Between content and the edge of the viewport. */
    gutter: 'min(clamp(1.25rem, 0.6rem + 3.2vw, 4rem), 6.25vw)',
  },
  radius: { control: 'var(--brand-radius, 4px)' },
  /** Gap between the fields of a form, and their minimum height. */
  form: { gap: 'var(--brand-gap, 1.5rem)', controlHeight: 'var(--brand-control, 3rem)' },
  /** Maximum widths of content. */
  width: { page: '76rem', text: '42rem', form: '44rem' },
  /**
   * Viewport widths for `@media (min-width: …)`. They grow with the browser's font size: only phones with enlarged text
   * are below `narrow`. From `huge` on, everything is larger.
   */
  from: { narrow: '20rem', small: '26rem', medium: '48rem', large: '64rem', huge: '140rem' },
  /** Widths of the wizard for `@container (min-width: …)`. */
  fromContainer: { small: '20rem', medium: '32rem' },
  /**
   * Height of the sticky top bar, below which the full-screen menu starts: 72 px, more if the browser enlarges text.
   */
  barHeight: 'var(--bar-height, max(72px, 4.5rem))',
  /** How much of the bottom the toasts cover. Scrolling to an element stays clear of it. */
  toastsRoom: 'var(--toasts-room, 0px)',
  motion: { short: '150ms', long: '250ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

export type Theme = typeof theme;

/** The CSS variables through which a partner's theme overrides the site's. */
export type BrandVariable =
  `--brand-${'action' | 'on-action' | 'line' | 'mark' | 'radius' | 'font' | 'gap' | 'control'}`;
