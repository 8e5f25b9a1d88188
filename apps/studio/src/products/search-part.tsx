import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import type { ProductFormState } from './use-product-form.ts';

/** How its page reads in search engines and shared links (rule SEO-18). */
export function SearchPart({ form: { draft, set, problems } }: { readonly form: ProductFormState }) {
  return (
    <Part title={t('category.search.title')}>
      <TextField
        label={t('seoTitle')}
        value={draft.seoTitle}
        onChange={seoTitle => set({ seoTitle })}
        problem={problems.seoTitle}
        help={t('product.seoTitleHint')}
      />
      <TextField
        label={t('seoDescription')}
        rows={3}
        value={draft.seoDescription}
        onChange={seoDescription => set({ seoDescription })}
        problem={problems.seoDescription}
        help={t('product.seoTextHint')}
      />
    </Part>
  );
}
