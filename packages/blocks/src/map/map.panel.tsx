import { PictureChoiceField } from '@vitrine/controls/field/picture-choice-field.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { mapZooms } from '@vitrine/core/map/map-constants.ts';
import { type MapSettings, mapSettingsSchema } from '@vitrine/core/map/map-settings.ts';
import { mapPaints, mapStyleNames, mapStyleNumber } from '@vitrine/core/map/map-style.ts';
import { StillMap } from '@vitrine/widgets/map/map.view.tsx';
import type { BlockPanelProps } from '../block-panels.ts';
import { MapPlaceField } from './map-place.panel.tsx';
import styles from './panel.module.css';

const address = mapSettingsSchema.pick({
  addressTitle: true,
  addressLine1: true,
  addressLine2: true,
  addressCountry: true,
});

const shown = mapSettingsSchema.pick({ isShownAtOnce: true, showLabels: true, showTerrain: true });
const moved = mapSettingsSchema.pick({
  draggable: true,
  scrollwheel: true,
  disableDefaultUI: true,
  showControls: true,
});
const marker = mapSettingsSchema.pick({ linkOnClick: true, markerDraggable: true });

const names: Readonly<Record<string, string>> = {
  Original: 'Original',
  Grayscale: 'Grey',
  Satellite: 'From above',
  MinimalDark: 'Dark',
  MinimalLight: 'Light',
  MinimalBlue: 'Blue',
};

/** The panel of a map: its place, its look, and the actions of visitors (rule MAP-18). */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = mapSettingsSchema.safeParse(given);
  const settings = read.success ? read.data : mapSettingsSchema.parse({});
  return (
    <div className={styles.panel}>
      <SettingsPanel schema={address} value={settings} onChange={onChange} />
      <MapPlaceField settings={settings} onChange={onChange} />
      <SliderField
        label={word('Zoom')}
        value={settings.mapZoom}
        min={mapZooms.min}
        max={mapZooms.max}
        step={1}
        onChange={mapZoom => onChange({ mapZoom })}
      />
      <StyleField settings={settings} onChange={onChange} />
      <SettingsPanel schema={shownBy(settings)} value={settings} onChange={onChange} />
      <h3 className={styles.heading}>{word('What visitors may do')}</h3>
      <SettingsPanel
        schema={settings.disableDefaultUI ? moved.omit({ showControls: true }) : moved}
        value={settings}
        onChange={onChange}
      />
      <SettingsPanel schema={marker} value={settings} onChange={onChange} />
    </div>
  );
}

interface PartProps extends Pick<BlockPanelProps, 'onChange'> {
  readonly settings: MapSettings;
}

function StyleField({ settings, onChange }: PartProps) {
  return (
    <PictureChoiceField
      label={word('Style')}
      value={String(settings.style)}
      onChange={value => onChange({ style: Number(value) })}
      choices={mapStyleNames.flatMap(name => {
        const style = mapStyleNumber(name);
        if (style === null) return [];
        const paint = mapPaints[style];
        return {
          value: String(style),
          label: word(names[name] ?? name),
          picture: (
            <span className={styles.still} style={{ background: paint.land }}>
              <StillMap settings={settings} paint={paint} />
            </span>
          ),
        };
      })}
    />
  );
}

/** Hill shading is available on maps, not on satellite pictures. */
function shownBy({ style }: MapSettings) {
  return mapStyleNumber('Satellite') === style ? shown.omit({ showTerrain: true }) : shown;
}
