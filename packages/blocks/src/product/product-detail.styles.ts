import own from './product-detail.css?inline';

/** The product page’s styles in addition to those of the product block (`stylesOf(43)`). */
export const productDetailStyles: string = own;
