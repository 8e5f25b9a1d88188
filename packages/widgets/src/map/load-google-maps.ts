import { googleScriptAddress } from '@vitrine/core/map/google-map.ts';
import { mapScriptTimeoutMs } from '@vitrine/core/map/map-constants.ts';
import type { GoogleMaps } from './google-maps.types.ts';
import { withinTime } from './within-time.ts';

let loading: Promise<GoogleMaps | null> | null = null;
let attempts = 0;

/**
 * Google's script: loaded once for all maps of a page. Null after 30 s or if it fails; then the
 * next request loads it again (rules MAP-11, MAP-12).
 */
export function loadGoogleMaps(key: string, language: string): Promise<GoogleMaps | null> {
  loading ??= withinTime(askFor(key, language), mapScriptTimeoutMs).then(maps => {
    if (!maps) loading = null;
    return maps;
  });
  return loading;
}

function askFor(key: string, language: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of Google Maps did not arrive.'));
    };
    // A different name each time: the same address would wait for the stalled attempt.
    attempts += 1;
    const ready = `vitrineMap${attempts}`;
    Object.assign(window, {
      [ready]: () => {
        const maps = window.google?.maps;
        if (maps) resolve(maps);
        else fail();
      },
    });
    script.src = googleScriptAddress(key, language, ready);
    script.async = true;
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}
