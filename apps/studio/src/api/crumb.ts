/** The anti-forgery crumb of the readable cookie; empty when there is none. */
export function readCrumb(cookies: string): string {
  const found = /(?:^|;\s*)crumb=([^;]*)/.exec(cookies)?.[1] ?? '';
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

export function crumbCookie(crumb: string): string {
  return `crumb=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax`;
}
