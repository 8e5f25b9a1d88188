/**
 * Renders a page of sixty blocks repeatedly in a separate process, from the source, with React's
 * production build (the caller sets `NODE_ENV`). Each message `{ rounds }` is answered by `{
 * milliseconds }` of CPU, one per round.
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
