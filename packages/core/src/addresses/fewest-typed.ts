/** Characters after which a typed address is looked up. */
export const fewestTyped = 3;
