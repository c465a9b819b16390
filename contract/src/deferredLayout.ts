/** Class of the root element of a long page while a small screen lays out what lies far below only as the visitor nears it. */
export const deferredLayoutClass = 'defers-layout';

/**
 * Script that stands in such a page and sets that class on a first visit. A page that is reloaded or returned to is laid out
 * whole from the start, and so is one that is opened at a part of it: heights that are guessed would put it at another place.
 */
export const deferredLayoutScript = `performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash&&document.documentElement.classList.add('${deferredLayoutClass}')`;
