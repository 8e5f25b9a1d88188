/** Where an order was made: by visitors and by staff who write it down, or at the counter (rule POS-11). */
export const orderChannels = ['website', 'pointOfSale'] as const;
export type OrderChannel = (typeof orderChannels)[number];
