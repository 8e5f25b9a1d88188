import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import {
  type ImportChoice,
  type ImportView,
  importingCalls,
} from '@vitrine/core/importing/importing.calls.ts';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './imports.module.css';

type Version = 'mine' | 'imported';

/** Changes by both the owner and the export: which version is kept, for each item and for all (rule IMPORT-67). */
export function ImportChoices({ view }: { readonly view: ImportView }) {
  const toast = useToast();
  const change = useChange(importingCalls.choose, [importingCalls.list]);
  const { choices } = view;
  if (choices.length === 0) return null;
  const choose = (version: Version, keys?: string[]) =>
    change.mutate(
      { params: { importId: view.id }, body: { version, ...(keys ? { keys } : {}) } },
      {
        onSuccess: () => toast({ message: t(version === 'mine' ? 'importMineStand' : 'importTheirsStand') }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const titleId = `choices-${view.id}`;
  return (
    <section className={styles.choices} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('importChoices', { n: choices.length })}</h3>
      <p className={styles.soft}>{t('importChoicesHint')}</p>
      {choices.length > 1 && (
        <div className={styles.versions}>
          <Button onPress={() => choose('mine')}>{t('importAllMine')}</Button>
          <Button onPress={() => choose('imported')}>{t('importAllTheirs')}</Button>
        </div>
      )}
      <ul>
        {choices.map(choice => (
          <li key={choice.key}>
            <p>
              <ChoiceTitle choice={choice} />
              <span className={styles.soft}>
                {t(`importKind.${choice.kind}`)} ·{' '}
                {t('importChangedAt', { when: formatMoment(choice.changedAt) })}
              </span>
            </p>
            <fieldset className={styles.versions} aria-label={choice.title}>
              {(['mine', 'imported'] as const).map(version => (
                <label key={version}>
                  <input
                    type="radio"
                    name={`${view.id} ${choice.key}`}
                    checked={choice.isTaken === (version === 'imported')}
                    disabled={change.isPending}
                    onChange={() => choose(version, [choice.key])}
                  />
                  {t(version === 'mine' ? 'importMine' : 'importTheirs')}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rooms = { page: 'pages', post: 'posts', product: 'products' } as const;

function ChoiceTitle({ choice: { kind, title, targetId } }: { readonly choice: ImportChoice }) {
  if (kind === 'menuLink') return <strong>{title}</strong>;
  return <Link to={`/config/${rooms[kind]}/${targetId}`}>{title}</Link>;
}
