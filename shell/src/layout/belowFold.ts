const laidOutMark = 'data-laid-out';

/**
 * Until the page is painted, only what is near the screen is laid out. All is where the address names a place: browsers
 * do not go on to a place that moves.
 */
export const belowFoldCss = `@media screen and (scripting:enabled){html:not([${laidOutMark}],:has(:target)) :is(main>div>section~section,footer){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`;

/** Lays out all of the page, from now on: scroll positions and screenshots need the true heights. */
export function layOutAll(): void {
  document.documentElement.setAttribute(laidOutMark, '');
}
