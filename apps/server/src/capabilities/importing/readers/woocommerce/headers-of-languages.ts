import type { ColumnField } from './column-order.ts';

type Headers = Partial<Record<ColumnField, string>>;

/**
 * WooCommerce's column headers in languages of other scripts and in Turkish, as real exports have them. Languages
 * without a known export are left out: their columns are found by position, or named in the report.
 */
export const headersOfLanguages: Readonly<Record<string, Headers>> = {
  ru: {
    ...{ type: 'Тип', sku: 'Артикул', name: 'Имя', published: 'Опубликован', featured: 'рекомендуемый?' },
    ...{ visibility: 'Видимость в каталоге', excerpt: 'Короткое описание', description: 'Описание' },
    saleFrom: 'Дата начала действия продажной цены',
    saleUntil: 'Дата окончания действия продажной цены',
    ...{ inStock: 'В наличии?', stock: 'Запасы', lowStock: 'Малое количество на складе' },
    backorders: 'Задержанный заказ возможен?',
    ...{ weight: 'Вес', length: 'Длина', width: 'Ширина', height: 'Высота' },
    ...{ salePrice: 'Цена распродажи', price: 'Базовая цена', categories: 'Категории', tags: 'Метки' },
    ...{ images: 'Изображения', parent: 'Родительский', grouped: 'Сгруппированные товары' },
    ...{ externalAddress: 'Внешний URL', order: 'Позиция' },
  },
  uk: {
    ...{ type: 'Тип', sku: 'Артикул', name: 'Назва', published: 'Опубліковано', featured: 'Рекомендовано?' },
    ...{ visibility: 'Видимість в каталозі', excerpt: 'Короткий опис', description: 'Опис' },
    ...{ saleFrom: 'Початок акції', saleUntil: 'Завершення акції' },
    ...{ inStock: 'В наявності?', stock: 'Запаси', lowStock: 'Низька кількість запасів' },
    backorders: 'Дозволити резервування?',
    ...{ weight: 'Вага', length: 'Довжина', width: 'Ширина', height: 'Висота' },
    ...{ salePrice: 'Ціна зі знижкою', price: 'Звичайна ціна', categories: 'Категорії', tags: 'Позначки' },
    ...{ images: 'Зображення', parent: 'Предок', grouped: 'Згруповані товари' },
    ...{ externalAddress: 'Зовнішній URL', order: 'Позиція' },
  },
  tr: {
    ...{ id: 'Kimlik', type: 'Tür', sku: 'Stok kodu (SKU)', name: 'İsim', published: 'Yayımlanmış' },
    ...{ featured: 'Öne çıkan?', visibility: 'Katalogda görünürlük' },
    ...{ excerpt: 'Kısa açıklama', description: 'Açıklama' },
    saleFrom: 'İndirimli fiyatın başladığı tarih',
    saleUntil: 'İndirimli fiyatın bittiği tarih',
    ...{ inStock: 'Stokta?', stock: 'Stok', lowStock: 'Düşük stok miktarı', backorders: 'Yok satmaya izin?' },
    ...{ weight: 'Ağırlık', length: 'Uzunluk', width: 'Genişlik', height: 'Yükseklik' },
    ...{ salePrice: 'İndirimli satış fiyatı', price: 'Normal fiyat' },
    ...{ categories: 'Kategoriler', tags: 'Etiketler', images: 'Görseller', parent: 'Ebeveyn' },
    ...{ grouped: 'Gruplanmış ürünler', externalAddress: 'Harici URL', order: 'Konum' },
  },
  ja: {
    ...{ type: 'タイプ', name: '名前', published: '公開済み', featured: 'オススメですか ?' },
    ...{ visibility: 'カタログでの表示', excerpt: '簡単な説明', description: '説明' },
    ...{ saleFrom: 'セール価格の開始日', saleUntil: 'セール価格の終了日' },
    ...{
      inStock: '在庫の有無',
      stock: '在庫',
      lowStock: '在庫量わずか',
      backorders: 'お取り寄せを許可する ?',
    },
    ...{ weight: '重量', length: '長さ', width: '幅', height: '高さ' },
    ...{ salePrice: 'セール価格', price: '標準価格', categories: 'カテゴリー', tags: 'タグ', images: '画像' },
    ...{ parent: '親', grouped: 'セット販売商品', externalAddress: '外部 URL', order: '位置' },
  },
  zh: {
    ...{
      type: '类型',
      name: '名称',
      published: '已发布',
      featured: '是推荐产品？',
      visibility: '在列表页可见',
    },
    ...{ excerpt: '简短描述', description: '描述', saleFrom: '促销开始日期', saleUntil: '促销截止日期' },
    ...{ inStock: '有货？', stock: '库存', lowStock: '库存不足', backorders: '允许缺货下单？' },
    ...{ weight: '重量', length: '长度', width: '宽度', height: '高度' },
    ...{ salePrice: '促销价格', price: '常规售价', categories: '分类', tags: '标签', images: '图片' },
    ...{ parent: '父级', grouped: '分组产品', externalAddress: '外部链接', order: '位置' },
  },
  he: {
    ...{ id: 'מזהה', type: 'סוג', sku: 'מק"ט', name: 'שם', published: 'פורסם', featured: 'האם מומלץ?' },
    ...{ visibility: 'נראות בקטלוג', excerpt: 'תיאור קצר', description: 'תיאור' },
    ...{ inStock: 'במלאי?', stock: 'מלאי', lowStock: 'כמות חסר במלאי נמוך' },
    backorders: 'האם הזמנה חוזרת מותרת?',
    ...{ weight: 'משקל', length: 'אורך', width: 'רוחב', height: 'גובה' },
    ...{ salePrice: 'מחיר מבצע', price: 'מחיר רגיל', categories: 'קטגוריות', tags: 'תגיות' },
    ...{ images: 'תמונות', parent: 'אב' },
  },
  // From its own translations; the columns between these are found by position.
  cs: {
    ...{ published: 'Publikovaný', featured: 'Je doporučený?', visibility: 'Viditelnost v katalogu' },
    ...{ excerpt: 'Krátký popis', saleFrom: 'Akční cena začíná dne', saleUntil: 'Akční cena končí dne' },
    ...{ stock: 'Skladem', backorders: 'Povoleno objednávání?', reviews: 'Povolit zákaznické recenze?' },
    ...{ images: 'Obrázky', externalAddress: 'Externí URL' },
  },
  ar: {
    ...{ published: 'تم النشر', featured: 'هل هي مميزة؟', visibility: 'إمكانية العرض في الكاتلوج' },
    ...{ excerpt: 'وصف قصير', saleFrom: 'تاريخ بدء سعر التخفيض', saleUntil: 'تاريخ نهاية سعر التخفيض' },
    ...{ stock: 'المخزون', backorders: 'الطلبات المسبقة مسموحة؟', reviews: 'السماح بمراجعات الزبائن؟' },
    ...{ images: 'الصور', externalAddress: 'رابط خارجي' },
  },
};
