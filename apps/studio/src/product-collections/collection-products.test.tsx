import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { newId } from '@vitrine/core/id/id.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CollectionProducts } from './collection-products.tsx';

const collectionId = newId();

function drawn(queries: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <CollectionProducts collectionId={collectionId} />
    </QueryClientProvider>,
  );
}

it('PRODUCTLIST-9: nothing can be added to a collection before its products have loaded, as it would replace them', () => {
  const queries = new QueryClient();
  expect(drawn(queries)).toContain('Loading');
  expect(drawn(queries)).not.toContain('Add product');
  queries.setQueryData([calls.products.name, { params: { collectionId } }], { products: [] });
  expect(drawn(queries)).toContain('Add product');
});
