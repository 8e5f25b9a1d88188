import {
  ProductDescription,
  type ProductDescriptionProps,
} from '@vitrine/blocks/product/product-description.view.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** The description of a product as HTML for other programs; empty if it has none. */
export function renderDescription(props: ProductDescriptionProps): string {
  return renderToStaticMarkup(<ProductDescription {...props} />);
}
