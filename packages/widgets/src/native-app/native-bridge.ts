import { nativeAppErrors } from '@vitrine/core/native-app/native-app.errors.ts';
import { nativeApp } from '@vitrine/core/native-app/native-app.ts';

type Handler = (message: string) => void;

/** The objects an app's web view adds to the window: handlers by name, as on Apple or Android. */
export interface NativeHost {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<Record<string, { readonly postMessage: Handler } | undefined>>;
  };
  readonly nativeApp?: Readonly<Record<string, Handler | undefined>>;
  /** The functions the app calls with the id of a request. */
  nativeBridge?: { readonly resolve: Answer; readonly reject: Answer };
  readonly location: { assign(address: string): void };
}

type Answer = (id: string, value?: unknown) => void;

export interface NativeBridge {
  /** The app’s description of itself. */
  readonly info: () => Promise<unknown>;
  readonly sendEvent: (name: string, body: unknown) => Promise<unknown>;
  /** Leaves the page for the app's previous screen. */
  readonly dismiss: () => void;
}

/**
 * Calls to the app around the page, as `{ id, … }` in JSON; each stays open until the app answers
 * by its id. Without an app, or if it does not know the call, the promise is rejected (rules
 * NATIVE-2 to NATIVE-4).
 */
export function connectNativeApp(host: NativeHost): NativeBridge {
  const open = new Map<string, PromiseWithResolvers<unknown>>();
  let count = 0;
  const take = (id: string) => {
    const request = open.get(id);
    open.delete(id);
    return request;
  };
  host.nativeBridge = {
    resolve: (id, value) => take(id)?.resolve(value),
    reject: (id, value) => take(id)?.reject(value),
  };
  const call = (name: string, values: object = {}) => {
    const handlers = host.webkit?.messageHandlers;
    const post =
      handlers?.[name]?.postMessage.bind(handlers[name]) ?? host.nativeApp?.[name]?.bind(host.nativeApp);
    if (!post) {
      const isApp = handlers !== undefined || host.nativeApp !== undefined;
      const message = isApp ? nativeAppErrors.notFound(name) : nativeAppErrors.noBridge;
      console.error(message);
      return Promise.reject(new Error(message));
    }
    count += 1;
    const id = `request-${count}`;
    const request = Promise.withResolvers<unknown>();
    open.set(id, request);
    post(JSON.stringify({ id, ...values }));
    return request.promise;
  };
  return {
    info: () => call('info'),
    sendEvent: (name, body) => call('sendEvent', { name, body }),
    dismiss: () => host.location.assign(nativeApp.backLink),
  };
}
