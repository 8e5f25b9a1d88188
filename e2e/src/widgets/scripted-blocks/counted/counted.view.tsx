import type { BlockViewProps } from '@vitrine/core/blocks/define-block.ts';
import { Counter } from './counter.view.tsx';

export function View({ settings }: BlockViewProps<{ readonly words: string }>) {
  return (
    <>
      <p>{settings.words}</p>
      <div data-hydrate="">
        <Counter from={settings.words.length} />
      </div>
    </>
  );
}
