import type { Capability } from '../../capability.ts';
import { expireCardsJob, sendCardsJob } from './gift-cards.jobs.ts';
import { giftCardRoutes } from './gift-cards.routes.ts';

export { findCardByCode } from './card-codes.ts';
export { type CardInCart, cardsOfCart, takesGiftCards } from './cards-of-cart.ts';
export { giftCardMail } from './emails/gift-card.mails.ts';
export { readTaken } from './entries.store.ts';
export { cardsOfOrders } from './gift-card-view.ts';
export { issueForOrder } from './issue-cards.ts';
export { giveBackToCard, lockCards, suspendCards, takeFromCards, withdrawCards } from './ledger.ts';
export { boughtCards, heldCard } from './shown-cards.ts';

export const giftCardsCapability: Capability = {
  name: 'gift-cards',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: giftCardRoutes,
  jobs: [sendCardsJob, expireCardsJob],
};
