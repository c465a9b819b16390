/** The intake's font choices. Only the site's own font is fetched. */
export const embedFonts = ['site', 'system', 'humanist', 'rounded', 'serif'] as const;

/** Space between the fields. */
export const embedDensities = ['comfortable', 'compact'] as const;

/** Maximum of the corner radius, in pixels. */
export const maxEmbedRadius = 24;
