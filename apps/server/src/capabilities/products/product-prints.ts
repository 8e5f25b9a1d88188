import type { Id } from '@vitrine/core/id/id.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';

/** The current state of an imported product: changed if its fingerprint differs. */
export interface ProductPrint {
  readonly sourceKey: string;
  readonly id: Id;
  readonly updatedAt: Date;
  readonly print: string;
  readonly slug: string;
  /** Raised by each change. */
  readonly version: number;
}

/**
 * Stock is left out, because sales change it; newer fields only count if they are filled, so that earlier
 * fingerprints stay valid.
 * @param heldBack - keys of drafts whose fingerprint is that of the product once it is shown
 */
export async function readProductPrints(
  database: Database,
  websiteId: Id,
  sourceKeys: readonly string[],
  heldBack: readonly string[] = [],
): Promise<ProductPrint[]> {
  const rows = await database.query<{
    id: Id;
    updated_at: Date;
    source_key: string;
    slug: string;
    print: string;
    version: number;
  }>(
    `SELECT p.id, p.updated_at, p.source_key, p.slug, p.version, md5((jsonb_build_array(p.type,
         CASE WHEN p.state = 4 AND p.source_key = ANY ($3) THEN 1 ELSE p.state END, p.title, p.slug, p.excerpt, p.description,
         p.option_names, p.image_ids, p.categories, p.tags, p.is_featured,
         (SELECT jsonb_agg(jsonb_build_array(v.sku, v.option_values, v.price, v.sale_price, v.is_on_sale, v.weight, v.length,
             v.width, v.height, v.image_id) || CASE v.gtin WHEN '' THEN '[]' ELSE jsonb_build_array(v.gtin) END
             || CASE WHEN v.sale_from IS NULL AND v.sale_until IS NULL THEN '[]' ELSE jsonb_build_array('sale', v.sale_from, v.sale_until) END
             || CASE WHEN v.per_unit IS NULL THEN '[]' ELSE jsonb_build_array(v.per_unit) END
             || CASE WHEN v.plan IS NULL THEN '[]' ELSE jsonb_build_array('plan', v.plan) END ORDER BY v.position)
           FROM variants v WHERE v.website_id = p.website_id AND v.product_id = p.id)) || CASE p.brand WHEN '' THEN '[]' ELSE jsonb_build_array(p.brand) END
         || CASE p.option_styles WHEN '[]' THEN '[]' ELSE jsonb_build_array(p.option_styles) END
         || CASE p.form WHEN '[]' THEN '[]' ELSE jsonb_build_array('form', p.form) END
         || CASE WHEN p.plan IS NULL THEN '[]' ELSE jsonb_build_array('plan', p.plan) END
         || CASE WHEN p.downloads->'files' = '[]' THEN '[]' ELSE jsonb_build_array('downloads', p.downloads) END
         || CASE WHEN p.made_to_order IS NULL THEN '[]' ELSE jsonb_build_array('madeToOrder', p.made_to_order) END
         || CASE p.videos WHEN '[]' THEN '[]' ELSE jsonb_build_array('videos', p.videos) END
         || CASE p.related_ids WHEN '{}' THEN '[]' ELSE jsonb_build_array('related', p.related_ids) END
         || CASE WHEN p.seo_title = '' AND p.seo_description = '' THEN '[]' ELSE jsonb_build_array('search', p.seo_title, p.seo_description) END
         || CASE p.tax_class WHEN 'standard' THEN '[]' ELSE jsonb_build_array('taxClass', p.tax_class) END)::text) AS print
       FROM products p WHERE p.website_id = $1 AND p.source_key ${among('$2')} AND p.deleted_at IS NULL`,
    [websiteId, sourceKeys, heldBack],
  );
  return rows.map(row => ({
    id: row.id,
    updatedAt: row.updated_at,
    sourceKey: row.source_key,
    print: row.print,
    slug: row.slug,
    version: row.version,
  }));
}
