/** The page on which a customer orders what staff agreed with them. */
export const messages = {
  payLinkTitle: 'Your order is ready to pay',
  payLinkLead: 'It was prepared for you. Check it, agree to the terms, and choose how to pay.',
  payLinkUntil: 'The link is valid until {date}.',
  payLinkHelp: 'Is something not right? Reply to the email with this link.',
  payLinkExpiredTitle: 'This link has expired',
  payLinkExpired: 'Ask the shop for a new one.',
  payLinkChangedTitle: 'This link is no longer valid',
  payLinkChanged: 'The shop has changed this order. Use the link in its last email, or ask for a new one.',
  payLinkOrderedTitle: 'This order has been placed',
  payLinkOrdered: 'It cannot be placed a second time.',
  payLinkToOrder: 'See the order',
} as const;
