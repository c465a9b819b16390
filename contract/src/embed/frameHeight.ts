/** What the frame may report as its height, in pixels: what the element takes without asking. */
export const frameHeight = { min: 120, max: 12_000 } as const;
