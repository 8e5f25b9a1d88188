import own from './product-detail.css?inline';

/** What the product page needs beside the styles of the product block (`stylesOf(43)`). */
export const productDetailStyles: string = own;
