/** The test service’s words for every card that it declines. */
export const declineReason = 'The test card has no money left.';
