import type { CartBackView } from '@vitrine/core/cart-reminders/cart-back-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { SystemPage } from './system-page.view.tsx';

interface CartBackProps {
  readonly page: CartBackView;
  readonly language: string;
}

/** One button, since machines that read mail open every link (rule REMINDER-7). */
export function CartBackPage({ page: { stage, address, items }, language }: CartBackProps) {
  const messages = messagesFor(language);
  if (stage === 'over')
    return (
      <SystemPage title={messages.cartBackOver} lead={messages.cartBackOverLead} width="narrow">
        <p>
          <a className="link" href="/cart">
            {messages.backToCart}
          </a>
        </p>
      </SystemPage>
    );
  return (
    <SystemPage title={messages.cartBackTitle} lead={messages.cartBackLead} width="narrow">
      <ul className="cart-back-items">
        {items.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <form className="form form-short" method="post" action={address}>
        <button className="button" type="submit">
          {messages.cartBackButton}
        </button>
      </form>
    </SystemPage>
  );
}
