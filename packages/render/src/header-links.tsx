import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { countForms } from '@vitrine/core/messages/count-forms.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { siteLanguageOf } from '@vitrine/core/messages/site-languages.ts';
import type { ReactNode } from 'react';

/** Search and cart, if the website has them; null without either (rules RENDER-8, RENDER-22). */
export function headerLinks({ hasSearch, hasStore, language }: SiteFacts): ReactNode {
  if (!hasSearch && !hasStore) return null;
  return (
    <div className="header-links">
      {hasSearch && <SearchLink language={language} />}
      {hasStore && <CartLink language={language} />}
    </div>
  );
}

function SearchLink({ language }: { readonly language: string }) {
  return (
    <a className="header-link" href="/search">
      <svg className="header-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM14.5 14.5 20 20" />
      </svg>
      <span className="visually-hidden">{messagesFor(language).search}</span>
    </a>
  );
}

/**
 * The link to the cart, the same for every visitor: the visitor's script adds the number, with a text for screen
 * readers (rule RENDER-8).
 */
function CartLink({ language }: { readonly language: string }) {
  const { cart, cartCount, cartMore } = messagesFor(language);
  return (
    <a
      className="header-link"
      href="/cart"
      data-cart-link=""
      data-cart-language={siteLanguageOf(language) ?? 'en'}
      data-cart-counts={JSON.stringify(countForms(cartCount, language))}
      data-cart-more={cartMore({ n: maxCounted })}
    >
      <svg className="header-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
      </svg>
      <span className="visually-hidden" data-cart-words="">
        {cart}
      </span>
      <span className="cart-subtotal" data-cart-subtotal="" hidden />
      <span className="cart-count" data-cart-count="" aria-hidden="true" hidden />
    </a>
  );
}

/** The highest number that the visitor's script shows (rule VISITOR-5). */
const maxCounted = 100;
