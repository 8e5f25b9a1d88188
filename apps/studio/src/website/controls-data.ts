import type {
  AssetQuery,
  ControlsData,
  PickedProduct,
  UploadProgress,
} from '@vitrine/controls/pickers/controls-context.tsx';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { callApi, sendCall } from '../api/call-api.ts';
import { CallFailure } from '../api/call-failure.ts';
import { uploadFile } from '../api/upload-file.ts';
import { findLinkTargets, getLinkTarget, pagesOf } from './link-targets.ts';

const pickedAtOnce = 30;

/** The pickers' data, from the calls of this website. */
export const controlsData: Omit<ControlsData, 'palette' | 'richText'> = {
  listAssets: (query: AssetQuery) => callApi(mediaCalls.list, { query }),
  getAssets,
  upload: (file, progress) => uploadAsset(file, progress),
  listProducts: async (search, isOffered = () => true) => {
    const offered: PickedProduct[] = [];
    let cursor: string | undefined;
    do {
      const query = { search, limit: pickedAtOnce, ...(cursor === undefined ? {} : { cursor }) };
      const { products, next } = await callApi(productCalls.list, { query });
      for (const { id, title, image } of products) if (isOffered(id)) offered.push({ id, title, image });
      cursor = next ?? undefined;
    } while (cursor !== undefined && offered.length < pickedAtOnce);
    return offered.slice(0, pickedAtOnce);
  },
  getProduct: async productId => {
    const found = await sendCall(productCalls.get, { params: { productId } });
    if (!found.ok) return null;
    const { product, assets } = found.value;
    const image = assets.find(asset => asset.id === product.imageIds[0]) ?? null;
    return { id: product.id, title: product.title, image };
  },
  listPages: async () => pagesOf(await callApi(collectionCalls.list, {})),
  findLinkTargets: search => findLinkTargets(search),
  getLinkTarget: address => getLinkTarget(address),
};

/**
 * Fetches several files in one request; missing files are left out, and so are all files for people who may not
 * see the library.
 */
export async function getAssets(ids: readonly string[]): Promise<readonly Asset[]> {
  if (ids.length === 0) return [];
  const found = await sendCall(mediaCalls.find, { body: { ids: [...ids] } });
  if (found.ok) return found.value.assets;
  if (found.error.status === 403) return [];
  throw new CallFailure(found.error);
}

export async function uploadAsset(
  file: File,
  { onProgress, signal }: UploadProgress,
  { isPrivate = false } = {},
): Promise<Asset> {
  const fields = isPrivate ? { isPrivate: 'true' } : {};
  const reply = await uploadFile({ call: mediaCalls.upload, file, fields, onProgress, signal });
  return mediaCalls.upload.reply.parse(reply).asset;
}
