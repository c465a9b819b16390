import { siteLinkText } from '../../wizard/SiteLink.text';
import { loaderText } from './loader.text';

/** Set by the bundler: address of the wizard on the site. */
declare const startPath: string;

/**
 * Shows in the page why the intake is missing, with a link to the wizard on the site, and with `retry` a retry button.
 */
export function createNotice(site: string, text: string, retry?: () => void): HTMLElement {
  const notice = Object.assign(part('div', text), { lang: 'nl' });
  notice.setAttribute('role', 'alert');
  if (retry) notice.append(Object.assign(part('button', loaderText.retry), { onclick: retry }));
  notice.append(Object.assign(part('a', siteLinkText.words), { href: site + startPath, target: '_blank' }));
  return notice;
}

/**
 * An element that does not inherit the page's styles. Sets its own style by script: strict policies forbid style
 * attributes.
 */
function part(name: 'div' | 'button' | 'a', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText =
    'all:initial;display:inline-block;font:medium/1.5 sans-serif;color:#0e1b2e;background:#fff;margin:4px;padding:8px;border:2px solid';
  return element;
}
