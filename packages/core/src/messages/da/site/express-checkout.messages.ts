/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Ekspreskøb',
    or: 'eller',
    placing: 'Din ordre bliver afgivet …',
    failed: 'Din ordre kunne ikke afgives, og der er ikke trukket noget. Tjek din forbindelse, og prøv igen.',
    gone: 'Ekspreskøb er ikke længere muligt for denne kurv. Der er ikke trukket noget. Tjek din ordre, og betal på en anden måde.',
    later: 'Afhænger af din adresse',
  },
} as const;
