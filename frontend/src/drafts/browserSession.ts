const storageName = 'intake-session';

/**
 * The id of this browser session, in a session cookie: it outlives closed tabs and ends with the browser. The cookie is
 * for the whole site: a document sees the cookies of the path at which it was loaded, wherever the router leads it.
 * Empty, so unknown, where cookies are blocked, as in a cross-site iframe.
 */
export function browserSession(): string {
  try {
    return readCookie() || startSession();
  } catch {
    // Chrome throws where it blocks cookies of iframes.
    return '';
  }
}

/** Whether a draft ends with its tab, because the browser session is unknown. */
export function isDraftForTab(): boolean {
  return browserSession() === '';
}

/** `undefined` while either session is unknown: what cannot be read is not another's. */
export function isOfThisSession(session: string): boolean | undefined {
  if (session === '' || browserSession() === '') return undefined;
  return session === browserSession();
}

function startSession(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  const secure = isSecure() ? '; Secure' : '';
  document.cookie = `${cookieName()}=${id}; Path=/; SameSite=Strict${secure}`;
  return readCookie();
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

/** With this prefix browsers accept it by https and from this host only. A developer's machine has no https. */
function cookieName(): string {
  return isSecure() ? `__Host-${storageName}` : storageName;
}

function readCookie(): string {
  const start = `${cookieName()}=`;
  const cookie = document.cookie.split('; ').find((candidate) => candidate.startsWith(start));
  return cookie?.slice(start.length) ?? '';
}
