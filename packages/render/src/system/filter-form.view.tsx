import { OptionSwatch } from '@vitrine/blocks/product/option-swatch.view.tsx';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import type { ChoiceGroup, ChoiceValue } from '@vitrine/core/products/list-choices.ts';
import { noFilters, type ProductOrder, productOrders } from '@vitrine/core/products/product-filters.ts';
import type { ReactNode } from 'react';
import type { FilterFormView } from '../page-content.ts';
import { filterChips, listAddress } from './filter-chips.ts';
import { RatingGroup } from './rating-group.view.tsx';

const formId = 'filters';

interface FilterProps {
  readonly form: FilterFormView;
  readonly language: string;
}

/** A list of products with its filters beside it, or behind a button on a phone; complete without script. */
export function FilteredList({ form, language, children }: FilterProps & { readonly children: ReactNode }) {
  const { choices, total, isMore } = form;
  const messages = messagesFor(language);
  const hasChoices =
    choices.groups.length > 0 ||
    choices.price ||
    choices.inStock ||
    choices.onSale ||
    choices.ratings.length > 0;
  return (
    <div className={hasChoices ? 'listing' : 'listing listing-plain'} data-listing="">
      <div className="listing-bar">
        {hasChoices && (
          <button className="button button-outline listing-open" type="button" popoverTarget={formId}>
            {messages.filterList}
          </button>
        )}
        <p className="listing-count" role="status">
          {(isMore ? messages.productsFoundMore : messages.productsFound)({ n: total })}
        </p>
        <SortField form={form} messages={messages} />
      </div>
      <FilterForm form={form} messages={messages} language={language} />
      <div className="listing-results" data-results="">
        <Chips form={form} language={language} />
        {children}
      </div>
    </div>
  );
}

const orderNames = {
  featured: 'sortFeatured',
  newest: 'sortNewest',
  price: 'sortPriceUp',
  '-price': 'sortPriceDown',
  name: 'sortName',
  rating: 'sortRating',
} as const satisfies Record<ProductOrder, keyof Messages>;

interface FormProps extends Pick<FilterProps, 'form'> {
  readonly messages: Messages;
}

function SortField({ form: { query, filters, choices }, messages }: FormProps) {
  const offered = productOrders.filter(
    order => order !== 'rating' || choices.ratings.length > 0 || filters.order === 'rating',
  );
  const nameOf = (order: ProductOrder) =>
    order === 'featured' && query !== null ? messages.sortMatch : messages[orderNames[order]];
  return (
    <label className="listing-sort">
      <span>{messages.sortBy}</span>
      <select name="sort" form={formId} defaultValue={filters.order}>
        {offered.map(order => (
          <option key={order} value={order}>
            {nameOf(order)}
          </option>
        ))}
      </select>
    </label>
  );
}

function FilterForm({ form, messages, language }: FormProps & Pick<FilterProps, 'language'>) {
  const { address, query, filters, choices, money } = form;
  const groupName = { category: messages.categories, tag: messages.taggedWith, option: '' };
  return (
    <form
      id={formId}
      className="filter-form"
      action={address}
      popover="auto"
      data-filters=""
      aria-label={messages.filters}
    >
      <div className="filter-top">
        <strong>{messages.filters}</strong>
        <button
          className="filter-close"
          type="button"
          popoverTarget={formId}
          popoverTargetAction="hide"
          aria-label={messages.closeFilters}
        >
          ✕
        </button>
      </div>
      {query !== null && <input type="hidden" name="q" value={query} />}
      <div className="filter-groups" data-filter-groups="">
        {choices.groups.map(group => (
          <FilterGroup
            key={`${group.name} ${group.label}`}
            label={group.label || groupName[group.name]}
            group={group}
            isOpen={group.name !== 'tag' || group.values.some(({ isChosen }) => isChosen)}
          />
        ))}
        {choices.price && (
          <details className="filter-group" open>
            <summary>{messages.priceRange}</summary>
            <div className="filter-price">
              {(['from', 'to'] as const).map(name => (
                <label key={name}>
                  <span>{name === 'from' ? messages.priceFrom : messages.priceTo}</span>
                  <input
                    name={name}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    defaultValue={filters[name]}
                    placeholder={amountText(
                      name === 'from' ? (choices.price?.least ?? 0) : (choices.price?.most ?? 0),
                      money.currency,
                    )}
                  />
                </label>
              ))}
            </div>
          </details>
        )}
        {choices.ratings.length > 0 && <RatingGroup form={form} messages={messages} />}
        {(choices.inStock || choices.onSale) && (
          <details className="filter-group" open>
            <summary>{messages.availability}</summary>
            <ul>
              {choices.inStock && (
                <Choice
                  name="stock"
                  value={{
                    ...choices.inStock,
                    value: 'in',
                    name: messages.inStockOnly,
                    isChosen: filters.isInStock,
                    color: null,
                    image: null,
                  }}
                />
              )}
              {choices.onSale && (
                <Choice
                  name="sale"
                  value={{
                    ...choices.onSale,
                    value: 'yes',
                    name: messages.onSaleOnly,
                    isChosen: filters.isOnSale,
                    color: null,
                    image: null,
                  }}
                />
              )}
            </ul>
          </details>
        )}
      </div>
      <div className="filter-end">
        <button className="button" type="submit">
          {messages.showProducts}
        </button>
        {filterChips(form, { language, messages }).length > 0 && (
          <a className="link" href={listAddress(form, { ...noFilters, order: filters.order })} rel="nofollow">
            {messages.clearFilters}
          </a>
        )}
      </div>
    </form>
  );
}

function FilterGroup({
  label,
  group,
  isOpen,
}: {
  readonly label: string;
  readonly group: ChoiceGroup;
  readonly isOpen: boolean;
}) {
  return (
    <details className="filter-group" open={isOpen}>
      <summary>{label}</summary>
      <ul aria-label={label}>
        {group.values.map(value => (
          <Choice key={value.value} name={group.name} value={value} />
        ))}
      </ul>
    </details>
  );
}

function Choice({ name, value }: { readonly name: string; readonly value: ChoiceValue }) {
  const { count, color, image } = value;
  return (
    <li>
      <label className="filter-choice">
        <input type="checkbox" name={name} value={value.value} defaultChecked={value.isChosen} />
        {(image !== null || color !== null) && (
          <span className="filter-swatch">
            <OptionSwatch color={image === null ? color : null} image={image} size="24px" />
          </span>
        )}
        <span>{value.name}</span>
        {count !== null && <span className="filter-number">{count}</span>}
      </label>
    </li>
  );
}

/** The chosen filters, each a link to the list without it. */
function Chips({ form, language }: FilterProps) {
  const messages = messagesFor(language);
  const chips = filterChips(form, { language, messages });
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={messages.chosenFilters}>
      {chips.map(({ name, address }) => (
        <li key={address}>
          <a
            className="filter-chip"
            href={address}
            rel="nofollow"
            aria-label={messages.removeFilter({ name })}
          >
            {name}
            <span aria-hidden="true">✕</span>
          </a>
        </li>
      ))}
      <li>
        <a
          className="link"
          href={listAddress(form, { ...noFilters, order: form.filters.order })}
          rel="nofollow"
        >
          {messages.clearFilters}
        </a>
      </li>
    </ul>
  );
}

/** In place of the products when none matches, with a way out (rule FILTER-5). */
export function NoMatches({ form, language }: FilterProps) {
  const messages = messagesFor(language);
  return (
    <div className="listing-none">
      <p>
        <strong>{messages.noMatches}</strong>
      </p>
      <p>{messages.noMatchesHint}</p>
      <p>
        <a className="button" href={listAddress(form, { ...noFilters, order: form.filters.order })}>
          {messages.clearFilters}
        </a>
      </p>
    </div>
  );
}

function amountText(amount: number, currency: string): string {
  return decimalText(amount, decimalsOf(currency));
}
