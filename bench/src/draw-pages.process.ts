/**
 * Draws a page of sixty blocks over and over in a process of its own, from the source, with React as production has
 * it (`NODE_ENV` is the caller's). Each message `{ rounds }` is answered by `{ milliseconds }`, one of each round.
 */
import { withSource } from './load-source.ts';

const { renderPage, samples } = await withSource(async load => ({
  renderPage: (await load('/packages/render/src/render-page.tsx')).renderPage,
  samples: await load('/packages/render/src/test/page.samples.ts'),
}));
const { pageWith, section, words } = samples;

const blocks = Array.from({ length: 60 }, (_, at) => words(`w${at}`, `Paragraph ${at}.`));
const page = pageWith({ kind: 'page', document: { sections: [section('many', blocks)] } });

process.on('message', ({ rounds }: { rounds: number }) => {
  const milliseconds = Array.from({ length: rounds }, () => {
    const began = performance.now();
    renderPage(page);
    return performance.now() - began;
  });
  process.send?.({ milliseconds });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ milliseconds: [] });
