/**
 * The name of one of our cookies in a browser. Over HTTPS, the prefix makes browsers accept it only
 * from this exact host: no neighbouring subdomain can set it for us (rule COOKIE-1).
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** The value of our cookie in a page's `document.cookie`, under either name; empty if there is none. */
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
