import { Button } from '@vitrine/controls/button/button.tsx';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { categoryCalls } from '@vitrine/core/products/categories.calls.ts';
import { categoryWord, type ListedCategory } from '@vitrine/core/products/category.ts';
import { maxCategoryLength } from '@vitrine/core/products/product.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { CategoryChooser } from './category-chooser.tsx';

interface CategoryFieldProps {
  /** The words by which the product names its categories. */
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
  readonly problem: string | undefined;
}

/** The categories of a product: typed, or chosen from the tree; a typed word that is new becomes a category at the top. */
export function CategoryField({ words, onChange, problem }: CategoryFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall(categoryCalls.list, {});
  const { categories = [] } = data ?? {};
  const byTerm = new Map(categories.map(category => [category.term, category]));
  const wordFor = (typed: string) => {
    if (words.includes(typed)) return typed;
    const named = categories.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
    return named ? categoryWord(named) : typed;
  };
  const set = (typed: readonly string[]) =>
    onChange([...new Map(typed.map(wordFor).map(word => [slugOf(word), word])).values()]);
  return (
    <>
      <TagsField
        label={t('categories')}
        tags={words}
        nameOf={word => byTerm.get(slugOf(word))?.name ?? word}
        onChange={set}
        maxLength={maxCategoryLength}
        problem={problem}
      />
      {categories.length > 0 && <Button onPress={() => setIsOpen(true)}>{t('category.choose')}</Button>}
      {isOpen && (
        <CategoryChooser
          categories={categories}
          chosen={new Set(words.map(slugOf))}
          onChange={terms => {
            const kept = words.filter(word => terms.has(slugOf(word)) || !byTerm.has(slugOf(word)));
            const known = new Set(kept.map(slugOf));
            const added = categories.filter(({ term }) => terms.has(term) && !known.has(term));
            onChange([...kept, ...added.map((category: ListedCategory) => categoryWord(category))]);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
