import { isNativeApp } from '@vitrine/core/native-app/native-app.ts';
import { describe, expect, it } from 'vitest';
import { connectNativeApp, type NativeHost } from './native-bridge.ts';

function hostWith(handlers: Partial<NativeHost>) {
  const host: NativeHost = { location: { assign: () => {} }, ...handlers };
  return { host, bridge: connectNativeApp(host) };
}

const hosts: readonly (readonly [string, (post: (message: string) => void) => Partial<NativeHost>])[] = [
  ['Apple', post => ({ webkit: { messageHandlers: { sendEvent: { postMessage: post } } } })],
  ['Android', post => ({ nativeApp: { sendEvent: post } })],
];

describe('the native app', () => {
  it('NATIVE-1: is detected by the page’s address alone', () => {
    expect(isNativeApp('?platform=mobile-app')).toBe(true);
    expect(isNativeApp('?a=1&platform=mobile-app')).toBe(true);
    expect(isNativeApp('?platform=web')).toBe(false);
    expect(isNativeApp('')).toBe(false);
  });

  it.each(hosts)('NATIVE-2: a call waits for the answer to its id (%s)', async (_, handlers) => {
    const sent: string[] = [];
    const { host, bridge } = hostWith(handlers(message => sent.push(message)));
    const first = bridge.sendEvent('cart', { totalQuantity: 2 });
    const second = bridge.sendEvent('cart', { totalQuantity: 3 });
    expect(sent).toEqual([
      '{"id":"request-1","name":"cart","body":{"totalQuantity":2}}',
      '{"id":"request-2","name":"cart","body":{"totalQuantity":3}}',
    ]);
    host.nativeBridge?.reject('request-2', 'no');
    host.nativeBridge?.resolve('request-1', 'yes');
    host.nativeBridge?.resolve('request-9');
    expect(await first).toBe('yes');
    await expect(second).rejects.toBe('no');
  });
});
