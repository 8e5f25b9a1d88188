import { Button } from '@vitrine/controls/button/button.tsx';
import { type EntryAnimation, noEntry } from '@vitrine/core/page/entry-animation.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { playEntry } from '@vitrine/widgets/motion/play-entry.ts';
import { useCall } from '../api/use-call.ts';
import { EntryFields } from '../design/entry-fields.tsx';
import { t } from '../messages/translate.ts';
import { useCanvas } from './canvas-context.ts';
import styles from './inspector.module.css';

/** How a block animates for visitors when it appears; on the canvas the animation plays only on request. */
export function EntryPart({ id }: { readonly id: string }) {
  const { actions, page } = useCanvas();
  const { data } = useCall(pagesCalls.getSite, {});
  const found = actions.blockOf(id);
  if (!found) return null;
  // Header and footer are not animated unless a block there has its own setting.
  const around = found.part === 'page' ? (data?.styles.entry ?? noEntry) : noEntry;
  const own = found.block.entry ?? null;
  const play = (entry: EntryAnimation) => {
    const block = page.getElementById(`block-${id}`);
    if (block) playEntry(block, entry);
  };
  return (
    <section className={styles.placePart}>
      <h3>{t('entry.title')}</h3>
      <EntryFields
        label={t('entry.kind')}
        value={own}
        nothingOwn={t('entry.site', { how: t(`entry.${around.kind}`) })}
        onChange={entry => {
          actions.animate(id, entry);
          play(entry ?? around);
        }}
      />
      {(own ?? around).kind !== 'none' && (
        <Button kind="quiet" onPress={() => play(own ?? around)}>
          {t('entry.play')}
        </Button>
      )}
    </section>
  );
}
