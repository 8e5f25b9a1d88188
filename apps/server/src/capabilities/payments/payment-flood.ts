/** How many pages of one address ask a payment service; all others wait for it as well (rule PAYMENT-37). */
export const paymentFlood = { what: 'payment page', limit: { max: 120, seconds: 60 } };
