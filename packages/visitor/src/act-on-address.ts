import { isNativeApp } from '@vitrine/core/native-app/native-app.ts';

/** What the query of a page's address asks of its script; each is fetched only when it is asked (VISITOR-7, NATIVE-5). */
export function actOnAddress(search: string): void {
  if (/[?&]logout=true(?:&|$)/.test(search))
    void import('./announce-logout.ts').then(({ announceLogout }) => announceLogout());
  if (isNativeApp(search))
    void import('./serve-native-app.ts').then(({ serveNativeApp }) => serveNativeApp(window));
}
