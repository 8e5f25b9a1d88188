import type { ImportedProduct, ProductImport } from '@vitrine/core/product-files/product-import.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import type { TestServer } from './harness.ts';
import { uploadBody } from './upload-body.ts';

type Answer = Awaited<ReturnType<Awaited<ReturnType<TestServer['signIn']>>['get']>>;

/** A shop, its manager, and the products files they export and import. */
export class ImportedShop {
  readonly shop: TestShop;
  readonly admin: Awaited<ReturnType<TestServer['signIn']>>;

  private constructor(shop: TestShop, admin: ImportedShop['admin']) {
    this.shop = shop;
    this.admin = admin;
  }

  static async on(
    server: TestServer,
    role: 'storeManager' | 'websiteManager' = 'storeManager',
  ): Promise<ImportedShop> {
    const shop = await TestShop.on(server);
    return new ImportedShop(shop, await server.signIn(shop.website, role));
  }

  async export(): Promise<string> {
    return (await this.admin.get('/api/products/export.csv')).text;
  }

  upload(text: string | Buffer): Promise<Answer> {
    return this.admin.send('POST', '/api/product-imports', uploadBody('products.csv', Buffer.from(text)));
  }

  /** Uploads a file and waits until it is compared. */
  async preview(text: string | Buffer): Promise<ProductImport> {
    const { id } = importIn(await this.upload(text));
    await this.shop.server.runJobs();
    return this.see(id);
  }

  async apply({ id }: Pick<ProductImport, 'id'>, body: object = {}): Promise<ProductImport> {
    importIn(await this.admin.post(`/api/product-imports/${id}/apply`, body));
    await this.shop.server.runJobs();
    return this.see(id);
  }

  async undo({ id }: Pick<ProductImport, 'id'>): Promise<ProductImport> {
    importIn(await this.admin.post(`/api/product-imports/${id}/undo`));
    await this.shop.server.runJobs();
    return this.see(id);
  }

  async see(id: string): Promise<ProductImport> {
    return importIn(await this.admin.get(`/api/product-imports/${id}/products`));
  }

  async products({ id }: Pick<ProductImport, 'id'>): Promise<ImportedProduct[]> {
    const answer = await this.admin.get(`/api/product-imports/${id}/products`);
    return (answer.body as { products: ImportedProduct[] }).products;
  }

  async product(id: string): Promise<Product> {
    return ((await this.admin.get(`/api/products/${id}`)).body as { product: Product }).product;
  }

  /** All products, by their titles. */
  async all(): Promise<Product[]> {
    const answer = await this.admin.get('/api/products?sort=title&limit=200');
    const { products } = answer.body as { products: { id: string }[] };
    return Promise.all(products.map(({ id }) => this.product(id)));
  }
}

export function importIn(answer: Answer): ProductImport {
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { import: ProductImport }).import;
}

/** The lines of a file. */
export function tableOf(...lines: string[]): string {
  return `${lines.join('\r\n')}\r\n`;
}
