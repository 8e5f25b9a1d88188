import { isNativeApp } from '@vitrine/core/native-app/native-app.ts';

/** Actions requested by the query of a page's address; each is loaded only when needed (VISITOR-7, NATIVE-5). */
export function actOnAddress(search: string): void {
  if (/[?&]logout=true(?:&|$)/.test(search))
    void import('./announce-logout.ts').then(({ announceLogout }) => announceLogout());
  if (isNativeApp(search))
    void import('./serve-native-app.ts').then(({ serveNativeApp }) => serveNativeApp(window));
}
