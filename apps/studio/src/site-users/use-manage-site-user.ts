import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { SiteUserListing } from '@vitrine/core/site-users/site-user.ts';
import { managedSiteUserCalls as calls } from '@vitrine/core/site-users/site-users.calls.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';

export type SiteUserAct = 'block' | 'unblock' | 'remove' | 'restore';

const messages = {
  block: { message: 'siteUserDidBlock', back: 'unblock' },
  unblock: { message: 'siteUserDidUnblock', back: 'block' },
  remove: { message: 'siteUserDidDelete', back: 'restore' },
  restore: { message: 'siteUserDidRestore', back: null },
} as const;

/** Performs an action on an account and confirms it, with an undo (rule ROOM-33). */
export function useManageSiteUser(
  onChange?: () => void,
): (user: SiteUserListing, act: SiteUserAct) => Promise<void> {
  const queries = useQueryClient();
  const toast = useToast();
  const manage = async (user: SiteUserListing, act: SiteUserAct, isUndo = false): Promise<void> => {
    try {
      await callApi(calls[act], { params: { siteUserId: user.id } });
      const { message, back } = messages[act];
      const action = { label: t('undo'), onAction: () => back && void manage(user, back, true) };
      toast({ message: t(message, { who: nameOf(user) }), ...(back && !isUndo ? { action } : {}) });
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    }
    await queries.invalidateQueries({ queryKey: [calls.list.name] });
    onChange?.();
  };
  return (user, act) => manage(user, act);
}

export function nameOf({ name, email }: Pick<SiteUserListing, 'name' | 'email'>): string {
  return name || email;
}
