import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { restoreDays, tenancyCalls, type WebsiteListing } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { ArchivesPanel } from '../archives/archives-panel.tsx';
import { formatDay } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { DeleteWebsiteDialog } from './delete-website-dialog.tsx';
import styles from './platform.module.css';
import { WebsiteThumbnail } from './website-thumbnail.tsx';

const millisecondsADay = 86_400_000;

/**
 * One website in the list, with the actions to open, visit and delete it, and for a deleted one to restore or
 * export it.
 */
export function WebsiteCard({ website }: { readonly website: WebsiteListing }) {
  const { id, title, address, isLaunched, isPublished, roles, deletedAt } = website;
  const toast = useToast();
  const [asks, setAsks] = useState<'delete' | 'archive' | null>(null);
  const card = useRef<HTMLLIElement>(null);
  const enter = useChange(accountCalls.makeTicket);
  const remove = useChange(tenancyCalls.deleteWebsite, [tenancyCalls.listWebsites]);
  const restore = useChange(tenancyCalls.restoreWebsite, [tenancyCalls.listWebsites]);
  const params = { websiteId: id };
  const showError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  /** The pressed control is gone: the focus stays on the website. */
  const keepFocus = () => {
    if (document.activeElement !== document.body) return;
    card.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
  };
  const isDeleted = deletedAt !== null;
  const wasDeleted = useRef(isDeleted);
  useEffect(() => {
    if (wasDeleted.current !== isDeleted) keepFocus();
    wasDeleted.current = isDeleted;
  });
  const restoreWebsite = () => restore.mutate({ params }, { onError: showError });
  const open = () =>
    enter.mutate(
      { body: params },
      { onSuccess: ticket => location.assign(ticket.address), onError: showError },
    );
  const drop = () =>
    remove.mutate(
      { params },
      {
        onSuccess: () => {
          setAsks(null);
          toast({
            message: t('websiteDeleted', { title }),
            action: { label: t('undo'), onAction: restoreWebsite },
          });
        },
        onError: showError,
      },
    );
  const mayDelete = hasPermission(roles, tenancyCalls.deleteWebsite.onNamed);
  return (
    <li ref={card} className={styles.card} data-deleted={isDeleted ? '' : undefined}>
      <button
        type="button"
        className={styles.cardOpen}
        onClick={open}
        disabled={isDeleted}
        aria-label={t('websiteOpen', { title })}
      >
        <WebsiteThumbnail title={title} websiteId={isDeleted ? null : id} />
      </button>
      <div className={styles.cardFoot}>
        <div className={styles.cardText}>
          <h2 className={styles.cardTitle}>{title}</h2>
          <p className={styles.soft}>
            {deletedAt !== null
              ? t('websiteIsDeleted', { day: formatDay(lastDayOf(deletedAt)) })
              : `${new URL(address).host} · ${isLaunched ? t('websiteLaunched') : t('launchNotYet')}`}
          </p>
        </div>
        {!isDeleted ? (
          <MenuButton
            label={t('websiteMore', { title })}
            entries={[
              { id: 'open', label: t('websiteEdit'), icon: 'pages', onAction: open },
              {
                id: 'visit',
                label: t('websiteVisit'),
                icon: 'external',
                isDisabled: !isPublished,
                onAction: () => void window.open(address, '_blank', 'noopener'),
              },
              {
                id: 'delete',
                label: t('websiteDelete'),
                icon: 'trash',
                isDestructive: true,
                isDisabled: !mayDelete,
                onAction: () => setAsks('delete'),
              },
            ]}
          />
        ) : (
          <>
            <Button onPress={restoreWebsite} isPending={restore.isPending}>
              {t('restore')}
            </Button>
            <IconButton
              icon="imports"
              label={t('archiveOfThis', { title })}
              onPress={() => setAsks('archive')}
            />
          </>
        )}
      </div>
      <DeleteWebsiteDialog
        website={website}
        isOpen={asks === 'delete'}
        isPending={remove.isPending}
        onConfirm={drop}
        onClose={() => setAsks(null)}
        onGone={keepFocus}
      />
      <Dialog title={t('archiveTitle', { title })} isOpen={asks === 'archive'} onClose={() => setAsks(null)}>
        <p>{t('archiveHint')}</p>
        <ArchivesPanel websiteId={id} />
      </Dialog>
    </li>
  );
}

function lastDayOf(deletedAt: string): string {
  return new Date(new Date(deletedAt).getTime() + restoreDays * millisecondsADay).toISOString();
}
