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
}

/** A list of words, each added with Enter or a comma; a duplicate is not added. */
export function TagsField({ label, tags, onChange, maxLength, nameOf = tag => tag }: TagsFieldProps) {
  const [draft, setDraft] = useState('');
  const add = (text: string) => {
    const known = new Set(tags.map(tag => tag.toLowerCase()));
    const fresh = text
      .split(',')
      .map(word => word.trim().slice(0, maxLength))
      .filter(word => word !== '' && !known.has(word.toLowerCase()));
    if (fresh.length > 0) onChange([...tags, ...new Set(fresh)]);
    setDraft('');
  };
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        value={draft}
        onChange={text => (text.endsWith(',') ? add(text) : setDraft(text))}
        onBlur={() => add(draft)}
        onEnter={() => add(draft)}
        help={t('tagHint')}
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
