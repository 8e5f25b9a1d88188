import { mapScriptTimeoutMs } from '@vitrine/core/map/map-constants.ts';
import type { MapScene } from '@vitrine/core/map/map-scene.ts';
import type { LiveMap, OpenMap } from './live-map.ts';
import { withinTime } from './within-time.ts';

/**
 * Replaces a map's still with the map on demand; immediately if its owner chose so and the browser
 * sends no privacy signal (rules MAP-12 to MAP-14, MAP-20).
 */
export function showMap(root: HTMLElement): () => void {
  const figure = root.querySelector<HTMLElement>('[data-map]');
  const stage = figure?.querySelector<HTMLElement>('.map-stage');
  const button = figure?.querySelector<HTMLButtonElement>('.map-show');
  const status = figure?.querySelector<HTMLElement>('.map-status');
  if (!figure || !stage || !button || !status) return () => {};
  const scene: MapScene = JSON.parse(figure.dataset.map ?? '');
  const { words } = scene;
  const stop = new AbortController();
  const offer = button.textContent;
  let live: LiveMap | null = null;
  let isBusy = false;
  /** Whether a person requested it: only then the focus moves. */
  let isAsked = false;

  const close = () => {
    live?.remove();
    live = null;
    delete figure.dataset.live;
    stage.querySelector('.map-live')?.remove();
  };
  const fail = () => {
    close();
    status.textContent = words.failed;
    button.textContent = words.retry;
    if (isAsked) button.focus({ preventScroll: true });
  };
  const openIn = async (place: HTMLElement) => {
    const openMap = await withinTime(openerOf(scene), mapScriptTimeoutMs);
    return (await openMap?.(place, scene, { onFail: fail })) ?? null;
  };
  const open = async () => {
    if (isBusy || live) return;
    isBusy = true;
    status.textContent = words.loading;
    const place = document.createElement('div');
    place.className = 'map-live';
    place.role = 'region';
    place.ariaLabel = words.name;
    stage.append(place);
    const opened = await openIn(place).catch(() => null);
    isBusy = false;
    if (stop.signal.aborted) return opened?.remove();
    if (!opened) return fail();
    live = opened;
    status.textContent = '';
    figure.dataset.live = '';
    if (isAsked) place.focus({ preventScroll: true });
  };
  const ask = () => {
    isAsked = true;
    void open();
  };

  button.hidden = false;
  // The whole picture reacts like the button in its centre; keyboard users have the button.
  stage.addEventListener('click', ask, { signal: stop.signal });
  if (scene.isShownAtOnce && !isTrackingRefused()) void open();
  return () => {
    stop.abort();
    close();
    button.hidden = true;
    button.textContent = offer;
    status.textContent = '';
  };
}

/** By a browser's privacy signal. */
function isTrackingRefused(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}

async function openerOf({ look }: MapScene): Promise<OpenMap> {
  return 'key' in look
    ? (await import('./open-google-map.ts')).openGoogleMap
    : (await import('./open-tile-map.ts')).openTileMap;
}
