import type { SamplesOf } from '../settings-of.ts';
import type { block } from './markdown.block.ts';

export const samples: SamplesOf<typeof block> = [
  {
    name: 'A bit of everything',
    settings: {
      source: `## Caring for stoneware

Wash it **by hand** if you can, or don't: *it survives*. Never from the ~~oven~~ freezer straight to the fire.

- Soak new unglazed ware once
  1. cold water
  2. one night
- Oil the wood, not the clay

> A crack that rings is a crack.

| Ware | Oven | Dishwasher |
|------|:----:|-----------:|
| Bowl | yes  | yes        |
| Lid  | \`no\` | yes      |

\`\`\`
cone 10 < 1305 °C
\`\`\`

More at [our journal](/journal "Journal") or <https://example.com>.
`,
    },
  },
  {
    name: 'Raw HTML stays text',
    settings: { source: 'A <b onclick="x()">bold</b> <script>alert(1)</script> claim.' },
  },
  { name: 'The title of a page', settings: { source: 'Caring for pots\n===\n\nTwo rules, no more.' } },
  { name: 'Empty', settings: { source: '\n  \n' } },
];
