import { isNativeApp } from '@vitrine/core/native-app/native-app.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectNativeApp, type NativeHost } from './native-bridge.ts';

afterEach(() => vi.restoreAllMocks());

function hostWith(handlers: Partial<NativeHost>) {
  const visited: string[] = [];
  const host: NativeHost = { location: { assign: address => void visited.push(address) }, ...handlers };
  return { host, visited, bridge: connectNativeApp(host) };
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

  it('NATIVE-3: without an app, or if it does not know a call, the call is refused and reported', async () => {
    await expect(hostWith({}).bridge.info()).rejects.toThrow('mobile platform not correctly identified');
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { bridge, visited } = hostWith({ nativeApp: {} });
    await expect(bridge.info()).rejects.toThrow('[JS -> Native Bridge] info not found');
    expect(logged.mock.calls).toEqual([['[JS -> Native Bridge] info not found']]);
    expect(visited).toEqual([]);
  });

  it('NATIVE-4: dismissing opens the app’s own back link', () => {
    const { bridge, visited } = hostWith({});
    bridge.dismiss();
    expect(visited).toEqual(['vitrine-app://back']);
  });
});
