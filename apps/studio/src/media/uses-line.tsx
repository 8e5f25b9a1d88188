import type { Place } from '@vitrine/core/pages/pages.calls.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { t } from '../messages/translate.ts';

const shown = 5;

/** Places by name and with links: the first few, and the number of others. */
export function UsesLine({
  uses,
}: {
  readonly uses: readonly (Place & { readonly isLiveOnly?: boolean })[];
}) {
  const rest = uses.length - shown;
  return (
    <>
      {uses.slice(0, shown).map((use, at) => (
        <Fragment key={`${use.kind} ${use.id}`}>
          {at > 0 && ', '}
          <Link to={addressOf(use)}>{nameOf(use)}</Link>
          {use.isLiveOnly && ` (${t('mediaUseLive')})`}
        </Fragment>
      ))}
      {rest > 0 && ` ${t('mediaUsesMore', { n: rest })}`}
    </>
  );
}

function nameOf({ kind, title }: Place): string {
  if (kind === 'header') return t('part.header');
  if (kind === 'footer') return t('part.footer');
  if (kind === 'settings') return t('room.settings');
  return title || t('mediaUseUntitled');
}

function addressOf({ kind, id }: Place): string {
  if (kind === 'page') return `/config/pages/${id}`;
  if (kind === 'post') return `/config/posts/${id}`;
  if (kind === 'product') return `/config/products/${id}`;
  if (kind === 'category') return `/config/categories/${id}`;
  if (kind === 'productCollection') return `/config/collections/${id}`;
  return kind === 'settings' ? '/config/settings' : '/config/pages';
}
