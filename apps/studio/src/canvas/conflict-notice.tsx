import { Button } from '@vitrine/controls/button/button.tsx';
import { useState } from 'react';
import { wordsOf } from '../api/call-failure.ts';
import type { EditorState, PageEditor } from '../editing/page-editor.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './canvas.module.css';

export interface ConflictNoticeProps {
  readonly editor: PageEditor;
  readonly trouble: NonNullable<EditorState['trouble']>;
}

/** Another person’s change, and the two choices (rule EDIT-4). */
export function ConflictNotice({ editor, trouble }: ConflictNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { part, session } = trouble;
  const isConflict = session.save === 'conflict';
  const title = isConflict ? t('conflict') : t('refused');
  const said = session.refusal === null ? '' : wordsOf(session.refusal);
  const at = session.refusal?.details?.at;
  const act = (settle: () => Promise<boolean>) => {
    setIsBusy(true);
    void settle().finally(() => setIsBusy(false));
  };
  return (
    <section className={styles.notice} role="alertdialog" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {isConflict ? t('conflictText', { what: changePart(said) }) : said}
        {typeof at === 'string' && ` (${formatMoment(at)})`}
      </p>
      <div className={styles.noticeActions}>
        <Button
          kind="primary"
          isDisabled={isBusy}
          onPress={() => act(() => editor.sessions[part].takeTheirs())}
        >
          {isConflict ? t('conflictTheirs') : t('refusedDrop')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => act(() => editor.sessions[part].keepMine())}>
          {isConflict ? t('conflictMine') : t('refusedAgain')}
        </Button>
      </div>
    </section>
  );
}

/** The server's message ends with what it shows now; here both versions can still be chosen. */
function changePart(message: string): string {
  return /^.*? meanwhile\./.exec(message)?.[0] ?? message;
}
