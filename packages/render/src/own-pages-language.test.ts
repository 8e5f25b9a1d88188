import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { describe, expect, it } from 'vitest';

describe('messages of generated pages', () => {
  it('RENDER-12: are in the site’s language, with English as the fallback', () => {
    expect(messagesFor('de-AT').cart).toBe('Warenkorb');
    expect(messagesFor('da-DK').cart).toBe('Kurv');
    expect(messagesFor('fr').cart).toBe('Panier');
    expect(messagesFor('sv').cart).toBe('Cart');
    expect(messagesFor('en').cartMore({ n: 100 })).toBe('More than 100 items in cart');
  });
});
