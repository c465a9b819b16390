const cookieName = 'intake-session';

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
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${id}; Path=${location.pathname}; SameSite=Strict${secure}`;
  if (readCookie() === id) return id;
  try {
    sessionStorage.setItem(cookieName, id);
    return id;
  } catch {
    return undefined;
  }
}

function readCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
}

function readTab(): string | undefined {
  try {
    return sessionStorage.getItem(cookieName) ?? undefined;
  } catch {
    return undefined;
  }
}
