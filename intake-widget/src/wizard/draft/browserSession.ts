const storageName = 'intake-session';

/**
 * The id of this browser session: it lasts over closed tabs and ends with the browser, and drafts with it. It is kept
 * in a session cookie of this page alone, which the API never sees; in a frame of another site, where such a cookie is
 * closed, the id lasts as long as the tab. `undefined` where nothing can be kept.
 */
export function browserSession(): string | undefined {
  return readCookie() ?? readTab() ?? startSession();
}

function startSession(): string | undefined {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  const secure = isSecure() ? '; Secure' : '';
  document.cookie = `${cookieName()}=${id}; Path=${location.pathname}; SameSite=Strict${secure}`;
  if (readCookie() === id) return id;
  try {
    sessionStorage.setItem(storageName, id);
    return id;
  } catch {
    return undefined;
  }
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

/** Under this prefix browsers take no cookie that goes without https. A developer's machine has none. */
function cookieName(): string {
  return isSecure() ? `__Secure-${storageName}` : storageName;
}

function readCookie(): string | undefined {
  const name = cookieName();
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function readTab(): string | undefined {
  try {
    return sessionStorage.getItem(storageName) ?? undefined;
  } catch {
    return undefined;
  }
}
