/** The number of the block that is written in place. */
export const htmlType = 2;
