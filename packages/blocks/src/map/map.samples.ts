import type { SamplesOf } from '../settings-of.ts';
import type { block } from './map.block.ts';

const kiln = {
  addressTitle: 'Kiln',
  addressLine1: 'Lindenallee 4',
  addressLine2: '14050 Berlin',
  addressCountry: 'Germany',
  mapLat: 52.5145,
  mapLng: 13.2757,
  mapZoom: 15,
};

export const samples: SamplesOf<typeof block> = [
  { name: 'A workshop, in grey', settings: kiln },
  { name: 'Shown without a click', settings: { ...kiln, isShownAtOnce: true } },
  { name: 'Original', settings: { ...kiln, style: 1 } },
  {
    name: 'Satellite, without a click on the marker',
    settings: { ...kiln, mapLat: 47.5576, mapLng: 10.7498, style: 3, linkOnClick: false },
  },
  { name: 'Minimal light', settings: { ...kiln, mapLat: 48.2082, mapLng: 16.3738, style: 4 } },
  {
    name: 'Minimal dark, the marker beside the middle',
    settings: { ...kiln, style: 5, markerLat: 52.5162, markerLng: 13.281, markerDraggable: true },
  },
  {
    name: 'Minimal blue, without controls',
    settings: { ...kiln, mapLat: 35.6586, mapLng: 139.7454, style: 6, disableDefaultUI: true },
  },
  { name: 'Nothing but where it stands', settings: {} },
];
