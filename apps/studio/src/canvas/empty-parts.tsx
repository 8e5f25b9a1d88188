import { Button } from '@vitrine/controls/button/button.tsx';
import type { EditorState } from '../editing/page-editor.ts';
import { t } from '../messages/translate.ts';
import { useCanvas } from './canvas-context.ts';
import { scaled } from './geometry.ts';
import styles from './tools.module.css';
import { useMeasured } from './use-measured.ts';

/** For a page without sections, or a website without a header or a footer: a button to add one in its place. */
export function EmptyParts({ documents }: { readonly documents: EditorState['documents'] }) {
  const hasSections = documents.page.sections.length > 0;
  if (!hasSections) return <FirstSection />;
  return (['header', 'footer'] as const).map(
    part => documents[part].sections.length === 0 && <EmptyPart key={part} part={part} />,
  );
}

/** In the space the page reserves for it, so that it covers neither the beginning of a post nor the footer. */
function FirstSection() {
  const { page, scale, askForSection } = useCanvas();
  const box = useMeasured(() => page.querySelector('.first-section'), 'first');
  if (!box) return null;
  const { left, top, width, height } = scaled(box, scale);
  return (
    <div
      className={styles.firstSection}
      style={{ insetInlineStart: left + width / 2, insetBlockStart: top + height / 2 }}
    >
      <Button kind="primary" icon="plus" onPress={() => askForSection({ part: 'page', index: 0 })}>
        {t('canvas.firstSection')}
      </Button>
    </div>
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
