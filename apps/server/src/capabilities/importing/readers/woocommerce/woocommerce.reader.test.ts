import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { reportOf, wordNotes } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { readImport } from '../read-import.ts';
import { source } from '../wxr.samples.ts';

const read = (text: string) => {
  const result = readImport(source(text, 'products.csv'));
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value;
};
const table = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('reading WooCommerce product tables', () => {
  it('IMPORT-20: joins variations to products, by SKU and by number', () => {
    const model = read(
      table(
        'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Grouped products,External URL',
        '5,variation,t-red,Tee - Red,1,20,TEE,Color,Red,,',
        '4,variable,tee,Tee,1,,,Color,"Red, Blue",,',
        '6,variation,t-blue,Tee - Blue,1,21,id:4,Color,Blue,,',
        '7,simple,mug,Mug,1,8,,,,,',
        '8,grouped,set,Set,1,,,,,"tee, id:7, gone",',
        '9,external,far,Far,1,3,,,,,https://far.example/p?a=1&amp;b=2',
        '10,variation,x,Lost,1,3,nobody,Color,Red,,',
      ),
    );
    expect(
      [...model.products].map(one => [
        one.title,
        one.type,
        one.variants.map(variant => [variant.sku, variant.price, variant.optionValues]),
      ]),
    ).toEqual([
      [
        'Tee',
        'variable',
        [
          ['t-red', '20', ['Red']],
          ['t-blue', '21', ['Blue']],
        ],
      ],
      ['Mug', 'simple', [['mug', '8', []]]],
      ['Set', 'grouped', []],
      ['Far', 'external', [['far', '3', []]]],
    ]);
    expect(model.products.at(2)?.groupedSourceIds).toEqual(['4', '7']);
    expect(model.products.at(3)?.externalAddress).toBe('https://far.example/p?a=1&b=2');
    expect(wordNotes(model.skipped, 'en')).toEqual([
      { what: 'variation “Lost”', why: 'The file does not contain the product it belongs to.' },
    ]);
    expect(reportOf(model)).toMatchObject({ products: 4, variants: 4 });
  });

  it('IMPORT-21: an option that some variations leave open accepts any value, one that all leave open is not an option', () => {
    const model = read(
      table(
        'Type,SKU,Name,Published,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)',
        'variable,a,A,1,,Color,"Red, Blue",Size,"S, M",Logo,"Yes, No"',
        'variation,a1,A1,1,a,Color,Red,Size,,Logo,Yes',
        'variation,a2,A2,1,a,color,Blue,Size,,Logo,',
      ),
    );
    expect(model.products.at(0)).toMatchObject({
      optionNames: ['Color', 'Logo'],
      variants: [{ optionValues: ['Red', 'Yes'] }, { optionValues: ['Blue', 'Any'] }],
      descriptionHtml: '\n\n<ul><li>Size: S, M</li></ul>',
    });
    expect(wordNotes(model.warnings, 'en').map(note => note.why)[0]).toContain('“Size” (S, M)');
  });

  it('IMPORT-22: visible attributes that are not options stay readable', () => {
    const model = read(
      table(
        'Type,SKU,Name,Published,Description,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible',
        'simple,a,A,1,Good.,Mate<rial,"Wood\\, oiled, Wax",1,Secret,x,0',
      ),
    );
    expect(model.products.at(0)?.descriptionHtml).toBe(
      'Good.\n\n<ul><li>Mate&lt;rial: Wood, oiled, Wax</li></ul>',
    );
  });

  it('IMPORT-23: keeps products that share a SKU, and says so once', () => {
    const model = read(table('Type,SKU,Name,Published', 'simple,a,A,1', 'simple,a,B,1'));
    expect([...model.products].map(one => [one.sourceId, one.title])).toEqual([
      ['a', 'A'],
      ['a/2', 'B'],
    ]);
    expect(wordNotes(model.warnings, 'en')).toEqual([
      { what: 'SKU “a”', why: '2 products or variants have it; all were kept.' },
    ]);
  });

  it.each([
    [
      'German',
      ';',
      'ID;Typ;Artikelnummer;Name;Veröffentlicht;Ist hervorgehoben?;Sichtbarkeit im Katalog;Lager;Gewicht (g);Angebotspreis;Regulärer Preis;Kategorien;Schlagwörter;Bilder;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e)',
    ],
    [
      'French',
      ',',
      'ID,Type,UGS,Nom,Publié,"Mis en avant ?","Visibilité dans le catalogue",Stock,"Poids (g)","Tarif promo","Tarif régulier",Catégories,Étiquettes,Images,Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1 "',
    ],
    [
      'Spanish',
      '\t',
      'ID\tTipo\tSKU\tNombre\tPublicado\t¿Está destacado?\tVisibilidad en el catálogo\tInventario\tPeso (g)\tPrecio rebajado\tPrecio normal\tCategorías\tEtiquetas\tImágenes\tSuperior\tNombre del atributo 1\tValor(es) del atributo 1',
    ],
    [
      'Italian',
      ',',
      "ID,Tipo,COD,Nome,Pubblicato,In primo piano?,Visibilità nel catalogo,Magazzino,Peso (g),Prezzo in offerta,Prezzo di listino,Categorie,Tag,Immagini,Genitore,Nome dell'attributo 1,Valore dell'attributo 1",
    ],
    [
      'Dutch',
      ',',
      'ID,Type,Artikelnummer,Naam,Gepubliceerd,Uitgelicht?,Zichtbaarheid in catalogus,Voorraad,Gewicht (g),Actieprijs,Reguliere prijs,Categorieën,Tags,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1',
    ],
    [
      'Portuguese',
      ';',
      'ID;Tipo;SKU;Nome;Publicado;Em destaque?;Visibilidade no catálogo;Estoque;Peso (g);Preço promocional;Preço;Categorias;Tags;Imagens;Ascendente;Nome do atributo 1;Valores do atributo 1',
    ],
    [
      'Polish',
      ',',
      'Identyfikator,Typ,SKU,Nazwa,Opublikowano,Wyróżniony produkt?,Widoczność w katalogu,Stan magazynowy,Waga (g),Cena promocyjna,Cena,Kategorie,Tagi,Obrazki,Element nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1',
    ],
    [
      'Swedish',
      ';',
      'ID;Typ;Artikelnummer;Namn;Publicerad;Utvald?;Synlighet i katalog;Lager;Vikt (g);Reapris;Ordinarie pris;Kategorier;Etiketter;Bilder;Överordnad;Egenskap 1 namn;Egenskap 1 värde(n)',
    ],
    [
      'Danish',
      ';',
      'ID;Type;Varenummer (SKU);Navn;Udgivet;Er fremhævet?;Synlighed i katalog;Lager;Vægt (g);Tilbudspris;Normalpris;Kategorier;Tags;Billeder;Overordnet;Egenskab 1 navn;Egenskab 1 værdi(er)',
    ],
    [
      'Norwegian',
      ';',
      'ID;Type;Varenummer;Navn;Publisert;Er fremhevet?;Synlighet i katalogen;Lagerbeholdning;Vekt (g);Salgspris;Ordinær pris;Kategorier;Stikkord;Bilder;Forelder;Attributt 1 navn;Attributt 1 verdi(er)',
    ],
    [
      'Russian',
      ',',
      'ID,Тип,Артикул,Имя,Опубликован,рекомендуемый?,"Видимость в каталоге",Запасы,"Вес (г)","Цена распродажи","Базовая цена",Категории,Метки,Изображения,Родительский,"Имя атрибута 1","Значение(-я) аттрибута(-ов) 1"',
    ],
    [
      'Ukrainian',
      ',',
      'ID,Тип,Артикул,Назва,Опубліковано,Рекомендовано?,Видимість в каталозі,Запаси,Вага (g),Ціна зі знижкою,Звичайна ціна,Категорії,Позначки,Зображення,Предок,Назва 1 атрибуту,1 значення атрибуту',
    ],
    [
      'Turkish',
      ';',
      'Kimlik;Tür;Stok kodu (SKU);İsim;Yayımlanmış;Öne çıkan?;Katalogda görünürlük;Stok;Ağırlık (g);İndirimli satış fiyatı;Normal fiyat;Kategoriler;Etiketler;Görseller;Ebeveyn;Nitelik 1 ismi;Nitelik 1 değer(ler)i',
    ],
    [
      'Chinese',
      ',',
      'ID,类型,SKU,名称,已发布,是推荐产品？,在列表页可见,库存,重量(克),促销价格,常规售价,分类,标签,图片,父级,属性 1 名称,属性1值',
    ],
    [
      'Hebrew',
      ',',
      'מזהה,סוג,"מק""ט",שם,פורסם,האם מומלץ?,נראות בקטלוג,מלאי,משקל (g),מחיר מבצע,מחיר רגיל,קטגוריות,תגיות,תמונות,אב,שיוך 1 שמות,שיוך 1 ערכים',
    ],
  ])('IMPORT-26: reads %s headers', (_, mark, headers) => {
    const cells = [
      '3',
      'simple',
      's-1',
      'Vase',
      '1',
      '1',
      'visible',
      '4',
      '500',
      '8',
      '9',
      'A > B',
      't',
      'https://x.example/a.jpg',
      '',
      'Färg',
      'Röd',
    ];
    const [product] = read(`\uFEFF${table(headers, cells.join(mark))}`).products;
    expect(product).toMatchObject({
      sourceId: '3',
      title: 'Vase',
      isFeatured: true,
      isVisible: true,
      categories: [['A', 'B']],
      tags: ['t'],
      images: [{ address: 'https://x.example/a.jpg', alt: '' }],
      descriptionHtml: '\n\n<ul><li>Färg: Röd</li></ul>',
      variants: [{ sku: 's-1', price: '9', salePrice: '8', stock: 4, weight: 0.5 }],
    });
  });

  it('IMPORT-26: reads columns of an unknown language by their position', () => {
    const model = read(
      table(
        'ID,Típus,Cikkszám,Név,Közzétéve,Kiemelt?,Láthatóság,Images',
        '3,simple,s-1,Váza,1,1,visible,https://x.example/a.jpg',
      ),
    );
    expect(model.products.at(0)).toMatchObject({
      title: 'Váza',
      isFeatured: true,
      variants: [{ sku: 's-1' }],
    });
    expect(wordNotes(model.warnings, 'en').map(note => note.what)).toEqual([
      'Column “Cikkszám”',
      'Column “Név”',
      'Column “Közzétéve”',
      'Column “Kiemelt?”',
    ]);
  });

  it('IMPORT-27: reads states, kinds, stock, sale dates, line breaks and escapes', () => {
    const model = read(
      table(
        'Type,SKU,Name,Published,Visibility in catalog,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Backorders allowed?,Tags,Regular price',
        'simple,a,A &amp; B,-1,visible,one\\ntwo\\\\n,2017-01-01,2030-01-01 0:00:00,1,,0,"x, y",1',
        'simple,b,B,0,hidden,,,,0,,0,,1',
        '"simple, downloadable, virtual",c,C,1,search,,,,1,7,notify,,1',
        '"simple, virtual",d,\'=D,,catalog,,,,1,-3,0,,1',
        'bundle,e,E,1,visible,,,,1,,0,,1',
        'simple,,,1,visible,,,,1,,0,,1',
      ),
    );
    expect(
      [...model.products].map(one => [one.title, one.state, one.kind, one.isVisible, one.variants[0]?.stock]),
    ).toEqual([
      ['A & B', 'draft', 'physical', true, null],
      ['B', 'private', 'physical', false, 0],
      ['C', 'published', 'digital', false, null],
      ['=D', 'published', 'service', true, 0],
      ['E', 'published', 'physical', true, null],
    ]);
    expect(model.products.at(0)).toMatchObject({
      descriptionHtml: 'one\ntwo\\n',
      tags: ['x', 'y'],
      variants: [{ saleFrom: '2017-01-01T00:00:00.000Z', saleUntil: '2030-01-01T00:00:00.000Z' }],
    });
    expect(wordNotes(model.skipped, 'en')).toEqual([
      { what: 'row 7', why: 'It has neither a name nor a SKU.' },
    ]);
    expect(wordNotes(model.warnings, 'en')).toEqual([
      { what: 'product “E”', why: 'Its type “bundle” comes from a plugin; it is now a simple product.' },
    ]);
  });

  it('IMPORT-5: a table cut in the middle keeps its complete rows', () => {
    const whole = table(
      'Type,SKU,Name,Published,Description',
      'simple,a,A,1,"one"',
      'simple,b,B,1,"two, and more"',
    );
    const cut = read(whole.slice(0, whole.indexOf('more')));
    expect([...cut.products].map(one => one.title)).toEqual(['A']);
    expect(wordNotes(cut.warnings, 'en').map(note => note.what)).toEqual(['The file ends in the middle']);
    expect([...read(whole.slice(0, whole.indexOf(',B'))).products].map(one => one.title)).toEqual(['A']);
  });
});
