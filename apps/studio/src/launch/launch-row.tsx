import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { launchCalls } from '@vitrine/core/launch/launch.calls.ts';
import type { LaunchEntry, LaunchItem } from '@vitrine/core/launch/launch-list.ts';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import styles from './launch.module.css';

/** Where each task is done. */
const rooms: Readonly<Record<LaunchItem, string>> = {
  contactEmail: '/config/settings?part=site',
  words: '/config/pages',
  payment: '/config/settings?part=payments',
  delivery: '/config/settings?part=shipping',
  tax: '/config/settings?part=taxes',
  imprint: '/config/pages',
  domain: '/config/settings?part=addresses',
};

/**
 * One task: its description, whether it is done, a link to where to do it, and a checkbox if only a person can
 * tell.
 */
export function LaunchRow({ entry, address }: { readonly entry: LaunchEntry; readonly address: string }) {
  const { item, isDone, isRequired, isConfirmable, left } = entry;
  const toast = useToast();
  const confirm = useChange(launchCalls.confirm, [launchCalls.get]);
  const title = t(`launch.${item}`);
  const state = isDone ? t('launchDone') : isRequired ? t('launchRequired') : t('launchToDo');
  return (
    <li className={styles.row} data-done={isDone ? '' : undefined}>
      <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {title} <span className={styles.state}>{state}</span>
        </h3>
        <p className={styles.soft}>{t(`launch.${item}Hint`, { n: left, address: new URL(address).host })}</p>
        <div className={styles.ways}>
          <Link to={rooms[item]}>{t(`launch.${item}Go`)}</Link>
          {isConfirmable && (
            <CheckField
              label={t(`launch.${item}Tick`)}
              isOn={isDone}
              isDisabled={confirm.isPending}
              onChange={value =>
                confirm.mutate(
                  { params: { item }, body: { isDone: value } },
                  { onError: error => toast({ message: messageOf(error), isError: true }) },
                )
              }
            />
          )}
        </div>
      </div>
    </li>
  );
}
