import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage, word } from '@vitrine/controls/messages/translate.ts';
import { defaultMapProvider } from '@vitrine/core/map/map-provider.ts';
import { mapSceneOf } from '@vitrine/core/map/map-scene.ts';
import type { MapSettings } from '@vitrine/core/map/map-settings.ts';
import { readPlace } from '@vitrine/core/map/read-place.ts';
import type { LiveMap } from '@vitrine/widgets/map/live-map.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './panel.module.css';

export interface MapPlaceFieldProps {
  readonly settings: MapSettings;
  readonly onChange: (patch: Record<string, unknown>) => void;
}

const wordsOfMap = () => ({
  name: word('Place on the map'),
  marker: word('Marker'),
  loading: '',
  failed: '',
  retry: '',
  zoomIn: word('Zoom in'),
  zoomOut: word('Zoom out'),
});

/**
 * The centre of the map and the place of its marker: typed, pasted, or dragged on a map loaded on request (rule
 * MAP-18).
 */
export function MapPlaceField({ settings, onChange }: MapPlaceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUnread = draft !== null && draft.trim() !== '' && readPlace(draft) === null;
  const type = (text: string) => {
    setDraft(text);
    const place = readPlace(text);
    if (place) onChange(patchOf(place));
  };
  return (
    <div className={styles.place}>
      <TextField
        label={word('Where')}
        value={draft ?? `${settings.mapLat}, ${settings.mapLng}`}
        onChange={type}
        onBlur={() => !isUnread && setDraft(null)}
        help={word('Latitude and longitude, or the address of a page of OpenStreetMap or Google Maps.')}
        problem={isUnread ? word('Holds no place. Paste two numbers, such as 52.5145, 13.2757.') : undefined}
      />
      {isOpen ? (
        <PlaceMap settings={settings} onChange={onChange} onFail={() => setIsOpen(false)} />
      ) : (
        <Button onPress={() => setIsOpen(true)}>{word('Place it on a map')}</Button>
      )}
      {settings.markerLat !== null && (
        <Button kind="quiet" onPress={() => onChange({ markerLat: null, markerLng: null })}>
          {word('Marker to the middle')}
        </Button>
      )}
    </div>
  );
}

function PlaceMap({ settings, onChange, onFail }: MapPlaceFieldProps & { readonly onFail: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const live = useRef<LiveMap | null>(null);
  const latest = useRef({ settings, onChange, onFail });
  latest.current = { settings, onChange, onFail };

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let isGone = false;
    void import('@vitrine/widgets/map/open-tile-map.ts')
      .then(({ openTileMap }) =>
        openTileMap(place, pickingScene(latest.current.settings), {
          onFail: () => latest.current.onFail(),
          onView: ({ center, zoom }) => {
            const { mapLat, mapLng, mapZoom } = latest.current.settings;
            if (center.lat === mapLat && center.lng === mapLng && zoom === mapZoom) return;
            latest.current.onChange({ mapLat: center.lat, mapLng: center.lng, mapZoom: zoom });
          },
          onMarker: ({ lat, lng }) => latest.current.onChange({ markerLat: lat, markerLng: lng }),
        }),
      )
      .then(
        opened => {
          if (isGone) opened?.remove();
          else live.current = opened;
        },
        () => latest.current.onFail(),
      );
    return () => {
      isGone = true;
      live.current?.remove();
      live.current = null;
    };
  }, []);
  useEffect(() => live.current?.update(pickingScene(settings)), [settings]);

  return <section ref={box} className={styles.map} aria-label={word('Place on the map')} />;
}

/** As visitors will see it, except that everything can be moved. */
function pickingScene(settings: MapSettings) {
  const movable = {
    ...settings,
    draggable: true,
    scrollwheel: true,
    showControls: true,
    disableDefaultUI: false,
    markerDraggable: true,
    linkOnClick: false,
  };
  return mapSceneOf(movable, {
    provider: defaultMapProvider,
    language: studioLanguage(),
    words: wordsOfMap(),
  });
}

/** A pasted place also moves the marker. */
function patchOf({ lat, lng, zoom }: { lat: number; lng: number; zoom: number | null }) {
  const place = { mapLat: lat, mapLng: lng, markerLat: null, markerLng: null };
  return zoom === null ? place : { ...place, mapZoom: zoom };
}
