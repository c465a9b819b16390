/** Sizes of the drawings, in their own units and as the pages' markup states them. */
export const artSizes = {
  desk: { width: 720, height: 680 },
  team: { width: 960, height: 560 },
  leie: { width: 1200, height: 520 },
} as const;

/** Distance of the quay from the top of the picture of the Leie. */
export const quayHeight = 400;
