const storageName = 'intake-session';

/**
 * The id of this browser session: it survives closed tabs and ends with the browser, and so do its drafts. Stored in a
 * session cookie limited to this page, which the API never receives. In a cross-site iframe, where that cookie is
 * blocked, the id lasts as long as the tab. `undefined` when nothing can be stored.
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

/** With this prefix browsers accept only secure cookies. A developer's machine has no https. */
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
