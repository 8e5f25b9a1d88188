import { cookieName, readableCookie } from '@vitrine/core/calls/cookie-name.ts';

/** The anti-forgery crumb of the readable cookie; empty if there is none. */
export function readCrumb(cookies: string): string {
  return readableCookie(cookies, 'crumb');
}

/** Stores a new crumb in this page's browser (rule COOKIE-1). */
export function crumbCookie(crumb: string): string {
  const isHttps = location.protocol === 'https:';
  const name = cookieName('crumb', isHttps);
  return `${name}=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
