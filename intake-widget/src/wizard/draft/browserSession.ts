const storageName = 'intake-session';

/**
 * The id of this browser session: it survives closed tabs and ends with the browser, and so do its drafts. Stored in a
 * session cookie limited to this page, which the API never receives. Empty where cookies are blocked, as in a
 * cross-site iframe: a draft then belongs to its tab alone.
 */
export function browserSession(): string {
  try {
    return readCookie() || startSession();
  } catch {
    // Chrome throws where it blocks cookies of iframes.
    return '';
  }
}

function startSession(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  const secure = isSecure() ? '; Secure' : '';
  document.cookie = `${cookieName()}=${id}; Path=${location.pathname}; SameSite=Strict${secure}`;
  return readCookie();
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

/** With this prefix browsers accept only secure cookies. A developer's machine has no https. */
function cookieName(): string {
  return isSecure() ? `__Secure-${storageName}` : storageName;
}

function readCookie(): string {
  const start = `${cookieName()}=`;
  const cookie = document.cookie.split('; ').find((candidate) => candidate.startsWith(start));
  return cookie?.slice(start.length) ?? '';
}
