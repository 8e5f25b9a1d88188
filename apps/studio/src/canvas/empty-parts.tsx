import { Button } from '@vitrine/controls/button/button.tsx';
import type { EditorState } from '../editing/page-editor.ts';
import { t } from '../messages/translate.ts';
import { useCanvas } from './canvas-context.ts';
import { scaled } from './geometry.ts';
import styles from './tools.module.css';
import { useMeasured } from './use-measured.ts';

/** A website without a header or a footer: the way to one, where it would be. */
export function EmptyParts({ documents }: { readonly documents: EditorState['documents'] }) {
  const isBegun = documents.page.sections.length > 0;
  return (['header', 'footer'] as const).map(
    part => isBegun && documents[part].sections.length === 0 && <EmptyPart key={part} part={part} />,
  );
}

function EmptyPart({ part }: { readonly part: 'header' | 'footer' }) {
  const { page, scale, dragged, writing, askForSection } = useCanvas();
  const box = useMeasured(() => page.querySelector(`.site-${part}`), part);
  if (!box || dragged || writing !== null) return null;
  const { left, top, width, height } = scaled(box, scale);
  return (
    <div
      className={styles.emptyPart}
      data-part={part}
      style={{ insetInlineStart: left + width / 2, insetBlockStart: top + height }}
    >
      <Button icon="plus" onPress={() => askForSection({ part, index: 0 })}>
        {t(`canvas.add.${part}`)}
      </Button>
    </div>
  );
}
