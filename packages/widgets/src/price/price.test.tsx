import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.view.tsx';

const price = { amount: 2400, currency: 'EUR' };
const before = { amount: 3200, currency: 'EUR' };

describe('Price', () => {
  it('PURCHASE-3: shows “from” if variants have different prices', () => {
    expect(renderToStaticMarkup(<Price price={price} isFrom language="en" />)).toBe(
      '<span class="price">from €24.00</span>',
    );
    expect(renderToStaticMarkup(<Price price={price} language="de" />)).toBe(
      '<span class="price">24,00\u00a0€</span>',
    );
  });

  it('PURCHASE-4: strikes the former price through and labels both', () => {
    expect(renderToStaticMarkup(<Price price={price} before={before} language="en" />)).toBe(
      '<span class="price"><span class="visually-hidden">Sale price: </span><ins class="price-now">€24.00</ins> ' +
        '<span class="visually-hidden">Former price: </span><del class="price-before">€32.00</del></span>',
    );
  });
});
