import type {
  EditedProduct,
  ProductEdit,
  productEditChangeSchema,
} from '@vitrine/core/product-edits/product-edit.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import type { z } from 'zod';
import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import type { TestServer } from './harness.ts';

type Change = z.input<typeof productEditChangeSchema>;
type Selection = { ids: readonly string[] } | { filter: object };

/** A shop, its manager, and the edits they make. */
export class EditedShop {
  readonly shop: TestShop;
  readonly admin: Awaited<ReturnType<TestServer['signIn']>>;

  private constructor(shop: TestShop, admin: EditedShop['admin']) {
    this.shop = shop;
    this.admin = admin;
  }

  static async on(server: TestServer): Promise<EditedShop> {
    const shop = await TestShop.on(server);
    return new EditedShop(shop, await server.signIn(shop.website, 'storeManager'));
  }

  begin(selection: Selection, change: Change) {
    return this.admin.post('/api/product-edits', { selection, change });
  }

  /** Begins an edit and waits until it is done. */
  async edit(selection: Selection, change: Change): Promise<ProductEdit> {
    const begun = editIn(await this.begin(selection, change));
    await this.shop.server.runJobs();
    return this.see(begun.id);
  }

  async undo(edit: ProductEdit): Promise<ProductEdit> {
    editIn(await this.admin.post(`/api/product-edits/${edit.id}/undo`));
    await this.shop.server.runJobs();
    return this.see(edit.id);
  }

  async see(id: string): Promise<ProductEdit> {
    return editIn(await this.admin.get(`/api/product-edits/${id}/products`));
  }

  async products(edit: ProductEdit, state: EditedProduct['state']): Promise<EditedProduct[]> {
    const answer = await this.admin.get(`/api/product-edits/${edit.id}/products?state=${state}`);
    return (answer.body as { products: EditedProduct[] }).products;
  }

  async product(id: string): Promise<Product> {
    const answer = await this.admin.get(`/api/products/${id}`);
    return (answer.body as { product: Product }).product;
  }

  async prices(id: string): Promise<number[]> {
    return (await this.product(id)).variants.map(({ price }) => price);
  }
}

export function editIn(answer: { status: number; text: string; body: unknown }): ProductEdit {
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { edit: ProductEdit }).edit;
}
