import { theme } from '@incasso/browser/brand/theme';

/** Colours of the drawings: those of the site, and three greys between its band and its ink. */
export const { ink, inkSoft, rule, band, paper, marker, paid } = theme.color;
export const mist = '#E6EAF0';
export const slate = '#A9B5C6';
export const dusk = '#2B3C55';
