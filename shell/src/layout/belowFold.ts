const laidOutMark = 'data-laid-out';

/**
 * Skips layout below the fold until the first paint. Not if the URL has a fragment that names an element: the browser
 * would scroll to a position that then changes.
 */
export const belowFoldCss = `@media screen and (scripting:enabled){html:not([${laidOutMark}],:has(:target)) :is(main>div>section~section,footer){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`;

/** Lays out the whole page from now on: scroll positions and screenshots need the true heights. */
export function layOutAll(): void {
  document.documentElement.setAttribute(laidOutMark, '');
}
