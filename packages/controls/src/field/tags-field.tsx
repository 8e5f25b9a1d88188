import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/translate.ts';
import styles from './field.module.css';
import tagStyles from './tags.module.css';
import { TextField } from './text-field.tsx';

export interface TagsFieldProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly maxLength: number;
  /** What a tag is called, if that is not itself. */
  readonly nameOf?: (tag: string) => string;
  readonly problem?: string | undefined;
}

/** A list of words, each added with Enter or a comma; a duplicate is not added, and one that is too long stays in the field. */
export function TagsField(props: TagsFieldProps) {
  const { label, tags, onChange, maxLength, nameOf = tag => tag, problem } = props;
  const [draft, setDraft] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const isLong = (word: string) => word.length > maxLength;
  const kept = tags.map(nameOf).find(isLong);
  const add = (text: string) => {
    const known = new Set(tags.map(tag => tag.toLowerCase()));
    const typed = text.split(',').map(word => word.trim());
    const fresh = typed.filter(word => word !== '' && !isLong(word) && !known.has(word.toLowerCase()));
    if (fresh.length > 0) onChange([...tags, ...new Set(fresh)]);
    type(typed.filter(isLong).join(', '));
    setIsRefused(typed.some(isLong));
  };
  const type = (text: string) => {
    setDraft(text);
    if (!text.split(',').some(word => isLong(word.trim()))) setIsRefused(false);
  };
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        value={draft}
        onChange={text => (text.endsWith(',') ? add(text) : type(text))}
        onBlur={() => add(draft)}
        onEnter={() => add(draft)}
        problem={isRefused ? t('tagTooLong', { most: maxLength }) : problem}
        help={kept === undefined ? t('tagHint') : t('tagKept', { name: kept, most: maxLength })}
      />
      {tags.length > 0 && (
        <ul className={tagStyles.tags}>
          {tags.map(tag => (
            <li key={tag} className={tagStyles.tag}>
              {nameOf(tag)}
              <button
                type="button"
                aria-label={t('removeNamed', { name: nameOf(tag) })}
                onClick={() => onChange(tags.filter(other => other !== tag))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
