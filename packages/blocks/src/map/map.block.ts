import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { mapSettingsSchema } from '@vitrine/core/map/map-settings.ts';
import { mapSourcesOf } from '@vitrine/core/map/map-sources.ts';

export const block = defineBlock({
  type: 4,
  name: 'map',
  label: 'Map',
  description: 'Where to find you: the address as text and, on request, a map.',
  category: 'media',
  icon: 'M3.5 6l5.5-2 6 2 5.5-2v14l-5.5 2-6-2-5.5 2zM9 4v14M15 6v14',
  settings: mapSettingsSchema,
  size: { desktop: { w: 24, h: 20 }, phone: { w: 8, h: 16 } },
  styleParts: () => ['map/map'],
  script: 'enhance',
  sources: (settings, { map }) => mapSourcesOf(settings, map),
});
