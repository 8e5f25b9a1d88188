import * as samples from '@vitrine/widgets/image/asset.samples.ts';

/** Pictures of samples keep their proportions and colour; any other id is a plausible 3:2. */
export function drawPicture(id: string, width: number): string {
  const known = Object.values(samples).find(asset => asset.id === id);
  const hue = [...id].reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0) * 47) % 360, 7);
  const ratio = known && known.width > 0 ? known.height / known.width : 2 / 3;
  const height = Math.round(width * ratio);
  const color = known?.color ?? `hsl(${hue} 24% 58%)`;
  const at = (share: number, of: number) => Math.round(share * of);
  const size = Math.max(11, at(0.09, Math.min(width, height)));
  const name = id.replace(/^.*?0+(?=[^0])/, '').slice(-6);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="hsl(${(hue + 40) % 360} 30% 90%)"/><stop offset="0.62" stop-color="${color}"/><stop offset="0.63" stop-color="hsl(${hue} 22% 38%)"/><stop offset="1" stop-color="hsl(${hue} 26% 24%)"/></linearGradient>
<radialGradient id="b" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="hsl(${(hue + 180) % 360} 30% 82%)"/><stop offset="1" stop-color="hsl(${(hue + 200) % 360} 28% 34%)"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<ellipse cx="${at(0.55, width)}" cy="${at(0.83, height)}" rx="${at(0.3, width)}" ry="${at(0.05, height)}" opacity="0.3"/>
<ellipse cx="${at(0.46, width)}" cy="${at(0.66, height)}" rx="${at(0.17, width)}" ry="${at(0.19, height)}" fill="url(#b)"/>
<circle cx="${at(0.7, width)}" cy="${at(0.74, height)}" r="${at(0.1, Math.min(width, height))}" fill="url(#b)"/>
<text x="50%" y="${at(0.3, height)}" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="hsl(${hue} 30% 22%)">${name} · ${width}w</text>
</svg>`;
}
