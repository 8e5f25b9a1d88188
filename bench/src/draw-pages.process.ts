/**
 * Draws a page of sixty blocks over and over in a process of its own, from the source, with React as production has
 * it (`NODE_ENV` is the caller's). Each message `{ rounds }` is answered by `{ milliseconds }` of CPU, one of each
 * round.
 */
import { withSource } from './load-source.ts';
import { sixtyBlocks } from './sixty-blocks.ts';

const { renderPage, page } = await withSource(async load => ({
  renderPage: (await load('/packages/render/src/render-page.tsx')).renderPage,
  page: (await sixtyBlocks(load)).page,
}));

process.on('message', ({ rounds }: { rounds: number }) => {
  const milliseconds = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    renderPage(page);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  process.send?.({ milliseconds });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ milliseconds: [] });
