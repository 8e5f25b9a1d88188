/** States of an item by their permanent numbers (rule PRODUCT-2). */
export const publishStates = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;
export type PublishState = (typeof publishStates)[keyof typeof publishStates];

export const maxOptions = 6;
export const maxVariants = 250;
