import { mapMarker } from '@vitrine/core/map/map-constants.ts';

/** The marker's drawing; its tip is at the centre of the lower edge (rule MAP-3). */
export const pinPath = 'M24 63C24 63 44 39 44 22A20 20 0 1 0 4 22C4 39 24 63 24 63Z';
export const pinViewBox = `0 0 ${mapMarker.width} ${mapMarker.height}`;

const svg = 'http://www.w3.org/2000/svg';

/** The same drawing as in the still picture, for a map created in the browser. */
export function drawPin(): SVGElement {
  const pin = document.createElementNS(svg, 'svg');
  pin.setAttribute('viewBox', pinViewBox);
  pin.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', pinPath);
  const hole = document.createElementNS(svg, 'circle');
  for (const [name, value] of Object.entries({ cx: '24', cy: '22', r: '7.5' }))
    hole.setAttribute(name, value);
  pin.append(path, hole);
  return pin;
}
