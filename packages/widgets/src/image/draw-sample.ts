import * as samples from './asset.samples.ts';

export interface DrawnSample {
  readonly id: string;
  readonly width: number;
  /** A text on it, such as its requested width. */
  readonly label?: string;
}

/** A wall in the morning, a table, and the objects on it. */
const palettes = [
  { light: '#f6efe4', wall: '#dccfbb', table: '#8b6a4c', glaze: '#efe6d6', shade: '#5b4433' },
  { light: '#eef0ea', wall: '#c3cabb', table: '#6f7a68', glaze: '#d9a98a', shade: '#4c3427' },
  { light: '#f3ece9', wall: '#d9c3b8', table: '#9a6e58', glaze: '#a9bcc0', shade: '#33474e' },
] as const;

/**
 * An SVG that replaces the file of a sample's asset, in its proportions and colour; any other id is
 * a plausible 3:2.
 */
export function drawSample({ id, width, label = '' }: DrawnSample): string {
  const known = Object.values(samples).find(asset => asset.id === id);
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const tones = palettes[seed % palettes.length] ?? palettes[0];
  const ratio = known && known.width > 0 ? known.height / known.width : 2 / 3;
  const height = Math.round(width * ratio);
  const color = known?.color ?? tones.table;
  const at = (share: number, of: number) => Math.round(share * of);
  const size = Math.max(11, at(0.09, Math.min(width, height)));
  const words = label === '' ? '' : writing(label, { y: at(0.3, height), size, color: tones.shade });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="w" x2="0.4" y2="1"><stop offset="0" stop-color="${tones.light}"/><stop offset="1" stop-color="${tones.wall}"/></linearGradient>
<linearGradient id="t" x2="0.1" y2="1"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${tones.table}"/></linearGradient>
<radialGradient id="b" cx="0.32" cy="0.28" r="0.85"><stop offset="0" stop-color="${tones.glaze}"/><stop offset="1" stop-color="${tones.shade}"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#w)"/>
<rect y="${at(0.64, height)}" width="100%" height="40%" fill="url(#t)"/>
<ellipse cx="${at(0.58, width)}" cy="${at(0.84, height)}" rx="${at(0.3, width)}" ry="${at(0.045, height)}" fill="${tones.shade}" opacity="0.35"/>
<ellipse cx="${at(0.46, width)}" cy="${at(0.66, height)}" rx="${at(0.17, width)}" ry="${at(0.19, height)}" fill="url(#b)"/>
<circle cx="${at(0.7, width)}" cy="${at(0.75, height)}" r="${at(0.1, Math.min(width, height))}" fill="url(#b)"/>
${words}</svg>`;
}

function writing(label: string, { y, size, color }: { y: number; size: number; color: string }): string {
  return `<text x="50%" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="${color}">${label}</text>`;
}
