import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { isNarrowed } from '@vitrine/core/products/product-filters.ts';
import type { SearchView } from '../page-content.ts';
import { Cards } from './cards.view.tsx';
import { FilteredList, NoMatches } from './filter-form.view.tsx';
import { Pages, SystemPage } from './system-page.view.tsx';

export function SearchPage({ search, site }: { readonly search: SearchView; readonly site: SiteFacts }) {
  const { language } = site;
  const messages = messagesFor(language);
  const { query, correction, products, filter, results, total, isMore, pagination } = search;
  return (
    <SystemPage title={messages.search} width={filter !== null ? 'wide' : 'narrow'}>
      <SearchForm query={query} language={language} />
      {query !== '' && (
        <p className="search-count" role="status">
          {correction === null
            ? (isMore ? messages.searchFoundMore : messages.searchFound)({ n: total, query })
            : messages.searchCorrected({ query: correction.query })}
        </p>
      )}
      {correction !== null && (
        <p className="search-instead">
          <a className="link" href={correction.address} rel="nofollow">
            {messages.searchInstead({ query })}
          </a>
        </p>
      )}
      {query !== '' && total === 0 && <p>{messages.searchHint}</p>}
      {filter !== null && (
        <div className="search-products">
          <FilteredList form={filter} language={language}>
            {products.length > 0 && <Cards products={products} site={site} />}
            {products.length === 0 && isNarrowed(filter.filters) && (
              <NoMatches form={filter} language={language} />
            )}
          </FilteredList>
        </div>
      )}
      {results.length > 0 && (
        <ul className="search-results">
          {results.map(({ title, address, excerpt }) => (
            <li key={address}>
              <h2>
                <a href={address}>{title}</a>
              </h2>
              {excerpt !== '' && <p>{excerpt}</p>}
            </li>
          ))}
        </ul>
      )}
      <Pages
        pagination={pagination}
        language={language}
        isFiltered={filter !== null && isNarrowed(filter.filters)}
      />
    </SystemPage>
  );
}

export function SearchForm({ query, language }: { readonly query: string; readonly language: string }) {
  const messages = messagesFor(language);
  return (
    <search>
      <form className="form search-form" action="/search">
        <div className="field">
          <label className="field-label" htmlFor="search-query">
            {messages.searchLabel}
          </label>
          <input id="search-query" type="search" name="q" defaultValue={query} maxLength={200} required />
        </div>
        <button className="button" type="submit">
          {messages.search}
        </button>
      </form>
    </search>
  );
}
