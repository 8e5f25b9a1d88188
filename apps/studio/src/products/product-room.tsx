import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { ProductForm } from './product-form.tsx';

/** One product, or a new one. */
export function ProductRoom() {
  const { productId = 'new' } = useParams();
  const isNew = productId === 'new';
  const product = useCall(
    productCalls.get,
    { params: { productId } },
    { isEnabled: !isNew, isAlwaysFresh: true },
  );
  const others = useCall(productCalls.list, { query: { limit: 1 } }, { isEnabled: isNew });
  const loaded = isNew ? others : product;
  if (loaded.isLoadingError) {
    return <FailedState message={messageOf(loaded.error)} onRetry={() => void loaded.refetch()} />;
  }
  if (isNew && others.data) {
    return <ProductForm key="new" product={null} store={others.data} />;
  }
  if (!isNew && product.data) {
    const { product: found, related } = product.data;
    return <ProductForm key={found.id} product={found} store={product.data} related={related} />;
  }
  return <LoadingShape shape="form" />;
}
