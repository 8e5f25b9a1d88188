import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { restoreDays, type WebsiteListing } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { ArchivesPanel } from '../archives/archives-panel.tsx';
import { WhenGone } from '../frame/when-gone.tsx';
import { t } from '../messages/translate.ts';
import styles from './platform.module.css';

export interface DeleteWebsiteDialogProps {
  readonly website: WebsiteListing;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Called after the dialog has closed: the button that opened it may no longer exist. */
  readonly onGone: () => void;
}

/** Asks before a website goes offline, and offers to export all its data first. */
export function DeleteWebsiteDialog({ website, isOpen, isPending, ...on }: DeleteWebsiteDialogProps) {
  const { id, title, address } = website;
  return (
    <Dialog
      title={t('websiteDeleteAsk', { title })}
      isOpen={isOpen}
      onClose={on.onClose}
      actions={
        <>
          <Button onPress={on.onClose}>{t('cancel')}</Button>
          <Button kind="danger" isPending={isPending} onPress={on.onConfirm}>
            {t('websiteDeleteThis', { title })}
          </Button>
        </>
      }
    >
      <WhenGone act={on.onGone} />
      <p>{t('websiteDeleteHint', { host: new URL(address).host, days: restoreDays })}</p>
      <section className={styles.part}>
        <h3 className={styles.label}>{t('archiveFirst')}</h3>
        <p className={styles.soft}>{t('archiveHint')}</p>
        <ArchivesPanel websiteId={id} />
      </section>
    </Dialog>
  );
}
