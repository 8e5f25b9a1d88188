import { nativeApp } from '@vitrine/core/native-app/native-app.ts';
import { connectNativeApp, type NativeHost } from '@vitrine/widgets/native-app/native-bridge.ts';
import { readPageContext } from './page-context.ts';

/**
 * Inside the native app: the page is marked, the app is notified of the current page and of every change of the
 * cart, and a link that ends a purchase leads back into the app (rule NATIVE-5).
 */
export function serveNativeApp(host: NativeHost): void {
  const bridge = connectNativeApp(host);
  document.documentElement.dataset.platform = nativeApp.value;
  // The bridge logs a refused call; the page continues without the app.
  bridge.sendEvent('page', readPageContext(document)).catch(() => {});
  document.addEventListener('vitrine:cart', event => {
    bridge.sendEvent('cart', event instanceof CustomEvent ? event.detail : null).catch(() => {});
  });
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-dismiss]')) return;
    event.preventDefault();
    bridge.dismiss();
  });
}
