import { describe, expect, it } from 'vitest';
import { readImport } from '../read-import.ts';
import { source } from '../wxr.samples.ts';

const read = (text: string) => {
  const result = readImport(source(text, 'products.csv'));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const table = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('columns of WooCommerce product tables', () => {
  it('IMPORT-26: reads Japanese headers, with voiced letters in one piece or two', () => {
    const headers =
      'ID,タイプ,SKU,名前,公開済み,オススメですか ?,カタログでの表示,在庫,重量 (g),セール価格,標準価格,カテゴリー,タグ,画像';
    const row = '3,simple,s-1,Vase,1,1,visible,4,500,8,9,A > B,t,https://x.example/a.jpg';
    for (const form of ['NFC', 'NFD']) {
      const { products, warnings } = read(table(headers.normalize(form), row));
      expect(products[0]).toMatchObject({
        title: 'Vase',
        isFeatured: true,
        categories: [['A', 'B']],
        tags: ['t'],
        variants: [{ sku: 's-1', price: '9', salePrice: '8', stock: 4, weight: 0.5 }],
      });
      expect(warnings).toEqual([]);
    }
  });

  it('IMPORT-26, IMPORT-28: a column whose name is not known is named with its first value, not guessed', () => {
    const { products, warnings } = read(
      table('ID,Typ,SKU,Nazwa,Opublikowano,Cena,Zupełnie nowa', '3,simple,s-1,Vase,1,9,dobra'),
    );
    expect(products[0]).toMatchObject({ title: 'Vase', variants: [{ price: '9' }] });
    expect(warnings).toEqual([
      {
        what: 'Column «Zupełnie nowa»',
        why: 'There is no place for it here; it is filled once, first with «dobra».',
      },
    ]);
  });

  it('IMPORT-24: a unit that is not known is said, and its numbers are taken as they are', () => {
    const { products, warnings } = read(
      table('Type,SKU,Name,Published,Weight (stone),Length (cm)', 'simple,a,A,1,2,3'),
    );
    expect(products[0]?.variants[0]?.weight).toBe(2);
    expect(warnings).toEqual([
      { what: 'Weights', why: 'Their unit «stone» is unknown; they were taken as kilograms.' },
    ]);
  });
});
