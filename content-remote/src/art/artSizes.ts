/** Sizes of the drawings in SVG units, also used as `width` and `height` in the markup. */
export const artSizes = {
  desk: { width: 720, height: 680 },
  team: { width: 960, height: 560 },
  leie: { width: 1200, height: 520 },
} as const;

/** Vertical position of the quay in the picture of the river Leie, in SVG units. */
export const quayHeight = 400;
