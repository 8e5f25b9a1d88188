import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { RichTextView } from '@vitrine/widgets/rich-text/rich-text.view.tsx';

export interface ProductDescriptionProps {
  readonly description: RichText;
  readonly language: string;
}

/** The same on the page of a product and in a file of products. */
export function ProductDescription({ description, language }: ProductDescriptionProps) {
  if (description.content.length === 0) return null;
  return (
    <div className="product-description">
      <RichTextView text={description} language={language} />
    </div>
  );
}
