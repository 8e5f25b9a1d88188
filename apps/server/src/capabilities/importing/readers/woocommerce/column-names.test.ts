import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { readImport } from '../read-import.ts';
import { source } from '../wxr.samples.ts';

const read = (text: string) => {
  const result = readImport(source(text, 'products.csv'));
  if (!result.ok) throw new Error(englishOf(result.error));
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
      expect(products.at(0)).toMatchObject({
        title: 'Vase',
        isFeatured: true,
        categories: [['A', 'B']],
        tags: ['t'],
        variants: [{ sku: 's-1', price: '9', salePrice: '8', stock: 4, weight: 0.5 }],
      });
      expect(wordNotes(warnings, 'en')).toEqual([]);
    }
  });

  it('IMPORT-26, IMPORT-28: an unknown column is named with its first value, not guessed', () => {
    const { products, warnings } = read(
      table('ID,Typ,SKU,Nazwa,Opublikowano,Cena,Zupełnie nowa', '3,simple,s-1,Vase,1,9,dobra'),
    );
    expect(products.at(0)).toMatchObject({ title: 'Vase', variants: [{ price: '9' }] });
    expect(wordNotes(warnings, 'en')).toEqual([
      {
        what: 'Column “Zupełnie nowa”',
        why: 'There is no place for it here; it is filled once, first with “dobra”.',
      },
    ]);
  });

  it.each([
    [
      'Czech',
      'ID,Typ,Katalogové číslo,"GTIN, UPC, EAN nebo ISBN",Název,Publikovaný,Je doporučený?,Viditelnost v katalogu,Krátký popis,Popis,Akční cena začíná dne,Akční cena končí dne,Stav daně,Daňová třída,Na skladě?,Skladem,Nízký stav zásob,Povoleno objednávání?,Prodává se jednotlivě?,Hmotnost (kg),Délka (cm),Šířka (cm),Výška (cm),Povolit zákaznické recenze?,Poznámka k nákupu,Zlevněná cena,Běžná cena,Rubriky,Štítky,Třída dopravy,Obrázky,Limit stahování,Expirace,Nadřazený,Seskupené,Navýšení,Křížový,Externí URL,Text tlačítka,Pozice,Název 1 vlastnosti,Hodnota(y) 1 vlastnosti,Vlastnost 1 viditelnost,Vlastnost 1 globální',
    ],
    [
      'Arabic',
      '\uFEFFالمعرّف,النوع,رمز المنتج,رقم عالمي,الاسم,تم النشر,هل هي مميزة؟,إمكانية العرض في الكاتلوج,وصف قصير,الوصف,تاريخ بدء سعر التخفيض,تاريخ نهاية سعر التخفيض,حالة الضريبة,فئة الضريبة,متوفر؟,المخزون,مخزون منخفض,الطلبات\u00A0المسبقة مسموحة؟,يباع منفردا؟,الوزن (kg),الطول (cm),العرض (cm),الارتفاع (cm),السماح بمراجعات الزبائن؟,ملاحظة,سعر التخفيض,السعر,التصنيفات,الوسوم,فئة الشحن,الصور,حد,أيام,الأصل,مجمعة,بيع,تقاطع,رابط خارجي,نص,الترتيب,اسم السمة 1,قيمة/قيم السمة 1,عرض السمة 1,سمة عالمية 1',
    ],
  ])('IMPORT-26: reads %s headers, and columns between known ones by their position', (_, headers) => {
    const cells = (type: string, id: string, parent: string, values: string) =>
      `${id},${type},s-${id},4006381333931,Vase,1,1,visible,short,long,,,taxable,,1,4,,0,0,"1,5",10,5,5,1,,8,9,A > B,t,,https://x.example/a.jpg,,,${parent},,,,,,0,Barva,"${values}",1,1`;
    const { products } = read(
      table(headers, cells('variable', '3', '', 'Modrá, Rudá'), cells('variation', '4', 'id:3', 'Modrá')),
    );
    expect(products).toMatchObject([
      {
        ...{ sourceId: '3', title: 'Vase', isFeatured: true, descriptionHtml: 'long', excerptHtml: 'short' },
        ...{ categories: [['A', 'B']], tags: ['t'], optionNames: ['Barva'] },
        variants: [
          {
            ...{ sku: 's-4', gtin: '4006381333931', price: '9', salePrice: '8', stock: 4, weight: 1.5 },
            ...{ size: { length: 10, width: 5, height: 5 }, optionValues: ['Modrá'] },
          },
        ],
      },
    ]);
  });

  it('IMPORT-24: an unknown unit is reported, and its numbers are taken unchanged', () => {
    const { products, warnings } = read(
      table('Type,SKU,Name,Published,Weight (stone),Length (cm)', 'simple,a,A,1,2,3'),
    );
    expect(products.at(0)?.variants[0]?.weight).toBe(2);
    expect(wordNotes(warnings, 'en')).toEqual([
      { what: 'Weights', why: 'Their unit “stone” is unknown; they were taken as kilograms.' },
    ]);
  });
});
