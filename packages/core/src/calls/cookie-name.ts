/**
 * The name under which a browser keeps a cookie of ours. Over HTTPS the prefix makes browsers refuse it from
 * anybody but this very host: no neighbouring subdomain can set it for us (rule COOKIE-1).
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** A cookie of ours in a page's `document.cookie`, under either name; empty when there is none. */
export function readableCookie(cookies: string, name: string): string {
  const pairs = cookies.split(';').map(pair => pair.trim());
  for (const isHttps of [true, false]) {
    const start = `${cookieName(name, isHttps)}=`;
    const found = pairs.find(pair => pair.startsWith(start));
    if (found !== undefined) return decoded(found.slice(start.length));
  }
  return '';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
