import { mapScriptTimeoutMs } from '@vitrine/core/map/map-constants.ts';
import type { MapScene } from '@vitrine/core/map/map-scene.ts';
import type { LiveMap, OpenMap } from './live-map.ts';
import { withinTime } from './within-time.ts';

/** Turns the still of a map into the map when it is asked for, and not before (rules MAP-12 to MAP-14). */
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
    button.focus({ preventScroll: true });
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
    place.focus({ preventScroll: true });
  };

  button.hidden = false;
  // The whole picture answers, as the button in its middle says; keys have the button.
  stage.addEventListener('click', () => void open(), { signal: stop.signal });
  return () => {
    stop.abort();
    close();
    button.hidden = true;
    button.textContent = offer;
    status.textContent = '';
  };
}

async function openerOf({ look }: MapScene): Promise<OpenMap> {
  return 'key' in look
    ? (await import('./open-google-map.ts')).openGoogleMap
    : (await import('./open-tile-map.ts')).openTileMap;
}
