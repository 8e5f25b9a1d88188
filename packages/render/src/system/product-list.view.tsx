import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { ProductListView } from '../page-content.ts';
import { Cards } from './cards.view.tsx';
import { Filters, Pages, SystemPage } from './system-page.view.tsx';

export function ProductListPage({
  list,
  site,
}: {
  readonly list: ProductListView;
  readonly site: SiteFacts;
}) {
  const messages = messagesFor(site.language);
  return (
    <SystemPage title={list.title} lead={list.description} width="wide">
      <Filters label={messages.categories} links={list.categories} />
      {list.products.length === 0 ? (
        <p>{messages.noProducts}</p>
      ) : (
        <Cards products={list.products} site={site} />
      )}
      <Pages pagination={list.pagination} language={site.language} />
    </SystemPage>
  );
}
