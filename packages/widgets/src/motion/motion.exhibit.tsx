import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';
import { bowl, jug } from '../image/asset.samples.ts';
import { Picture } from '../image/picture.view.tsx';
import { enterBlocks } from './enter-blocks.ts';

export const exhibits = [{ name: 'Blocks that come into view', View, start }];

interface Entering extends EntryAnimation {
  readonly name: string;
  readonly height: string;
}

const blocks: readonly Entering[] = [
  { name: 'first', kind: 'fade', speed: 'medium', height: '40vh' },
  { name: 'second', kind: 'fade', speed: 'medium', height: '70vh' },
  { name: 'fade', kind: 'fade', speed: 'slow', height: '50vh' },
  { name: 'slide', kind: 'slide', speed: 'medium', height: '50vh' },
  { name: 'tall', kind: 'scale', speed: 'fast', height: '400vh' },
  { name: 'clip', kind: 'clip', speed: 'slow', height: '60vh' },
];

function View() {
  return (
    <>
      <h1>Blocks that come into view</h1>
      {blocks.map(({ name, kind, speed, height }) => (
        <Block key={name} {...{ name, kind, speed, height }}>
          <a href={`#${name}`}>{name}</a>
        </Block>
      ))}
      <Block name="pictured" kind="slide" speed="medium" height="auto">
        <Picture asset={bowl} />
      </Block>
      <Block name="stalled" kind="fade" speed="medium" height="auto">
        <Picture asset={jug} />
      </Block>
    </>
  );
}

function Block({ name, kind, speed, height, children }: Entering & { readonly children: React.ReactNode }) {
  return (
    <div
      id={name}
      data-name={name}
      data-entry={kind}
      data-entry-speed={speed}
      style={{ blockSize: height, marginBlockEnd: '30vh', background: 'var(--color-surface)' }}
    >
      {children}
    </div>
  );
}

function start(root: HTMLElement): void {
  const stop = enterBlocks(root);
  root.addEventListener('stop', stop);
}
