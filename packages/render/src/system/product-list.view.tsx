import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { isNarrowed } from '@vitrine/core/products/product-filters.ts';
import type { ProductListView } from '../page-content.ts';
import { Cards } from './cards.view.tsx';
import { FilteredList, NoMatches } from './filter-form.view.tsx';
import { HeadPicture } from './head-picture.view.tsx';
import { Crumbs, Filters, Pages, SystemPage } from './system-page.view.tsx';

export function ProductListPage({
  list,
  site,
}: {
  readonly list: ProductListView;
  readonly site: SiteFacts;
}) {
  const { language } = site;
  const messages = messagesFor(language);
  const { filter, products, image } = list;
  const isFiltered = filter !== null && isNarrowed(filter.filters);
  const results = (
    <>
      {products.length > 0 && <Cards products={products} site={site} />}
      {products.length === 0 && isFiltered && <NoMatches form={filter} language={language} />}
      {products.length === 0 && !isFiltered && <p>{messages.noProducts}</p>}
      <Pages pagination={list.pagination} language={language} isFiltered={isFiltered} />
    </>
  );
  return (
    <SystemPage
      title={list.title}
      lead={list.description}
      width="wide"
      before={<Crumbs links={list.crumbs} current={list.title} label={messages.breadcrumbs} />}
    >
      {image && <HeadPicture className="listing-picture" image={image} />}
      <Filters label={messages.categories} links={list.categories} least={list.crumbs.length > 0 ? 1 : 2} />
      {filter === null ? (
        results
      ) : (
        <FilteredList form={filter} language={language}>
          {results}
        </FilteredList>
      )}
    </SystemPage>
  );
}
