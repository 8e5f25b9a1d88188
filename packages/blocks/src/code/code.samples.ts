import { jug } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './code.block.ts';

export const samples: SamplesOf<typeof block> = [
  {
    name: 'To read, with numbers',
    settings: {
      source:
        "// How hot is cone 10?\nfunction cone(number) {\n  const table = { 6: 1222, 10: 1305 };\n\n  return table[number] ?? 'unknown';\n}\n",
      language: 'js',
      lineNumbers: true,
    },
  },
  { name: 'Plain', settings: { source: '$ kiln --cone 10 --hold 20m', language: 'console' } },
  {
    name: 'HTML that runs for visitors',
    settings: {
      mode: 'html',
      source: '<p class="weather">Cone <b>10</b></p><script>document.title</script>',
    },
  },
  {
    name: 'HTML with an image that says where it lies',
    settings: {
      mode: 'html',
      source: `<div style="height:12rem"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="${jug.alt}" data-src="/media/${jug.id}" data-size-format="filename" data-image-dimensions="${jug.width}x${jug.height}" data-image-focal-point="0.42,0.6" data-crop-mode="fill" data-advanced-positioning="true" data-load="viewport"></div>`,
    },
  },
  { name: 'HTML with a title', settings: { mode: 'html', source: '<h1 class="log">Firing log</h1>' } },
  { name: 'Empty', settings: { source: ' \n' } },
];
