import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { MenuButton, type MenuEntry } from '@vitrine/controls/menu/menu.tsx';
import { useState } from 'react';
import { useSignOut } from '../frame/use-sign-out.ts';
import { useWho, type Who } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { LanguageField } from '../platform/language-field.tsx';
import { openPalette } from './open-palette.ts';

/** Actions outside rooms: visiting the website, other websites, the command palette, signing out. */
export function SiteMenu() {
  const who = useWho();
  const signOut = useSignOut();
  const [isChoosing, setIsChoosing] = useState(false);
  const platform = platformOf(who);
  const entries: MenuEntry[] = [
    { id: 'find', label: t('palette'), icon: 'search', keys: 'Mod+K', onAction: openPalette },
    {
      id: 'visit',
      label: t('publishVisit'),
      icon: 'external',
      onAction: () => void window.open('/', '_blank', 'noopener'),
    },
    ...(platform === null
      ? []
      : [
          {
            id: 'websites',
            label: t('websitesAll'),
            icon: 'grid' as const,
            onAction: () => location.assign(platform),
          },
        ]),
    {
      id: 'language',
      label: t('studioLanguage'),
      icon: 'language',
      onAction: () => setIsChoosing(true),
    },
    {
      id: 'leave',
      label: t('signOut'),
      icon: 'signOut',
      onAction: () => signOut.mutate(),
    },
  ];
  return (
    <>
      <MenuButton icon="grid" label={t('siteMenu')} heading={who.account?.email ?? ''} entries={entries} />
      <Dialog
        title={t('studioLanguage')}
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        size="small"
      >
        <LanguageField />
      </Dialog>
    </>
  );
}

/** The platform is one level above its websites' addresses; from a custom domain it is unknown. */
export function platformOf({ website, websites }: Pick<Who, 'website' | 'websites'>): string | null {
  const here = websites.find(({ id }) => id === website?.id);
  if (!here) return null;
  const { protocol, host } = new URL(here.address);
  const above = `${here.subdomain}.`;
  return host.startsWith(above) ? `${protocol}//${host.slice(above.length)}/` : null;
}
