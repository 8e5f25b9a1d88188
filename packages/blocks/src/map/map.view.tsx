import { defaultMapProvider } from '@vitrine/core/map/map-provider.ts';
import { MapView } from '@vitrine/widgets/map/map.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './map.block.ts';

export function View({ settings, site }: PropsOf<typeof block>) {
  return <MapView settings={settings} provider={site.map ?? defaultMapProvider} language={site.language} />;
}
