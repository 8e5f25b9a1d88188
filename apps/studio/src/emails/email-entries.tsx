import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { classNames } from '@vitrine/controls/class-names.ts';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { placeOfDrop } from '@vitrine/controls/pickers/move-slide.ts';
import type { MailDocument, MailEntry } from '@vitrine/core/mail/mail-document.ts';
import type { MailKind } from '@vitrine/core/mail/mail-events.ts';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import {
  isFixed,
  keyOfEntry,
  mailDefinitions,
  missingSlots,
  nameOfEntry,
  newBlockEntry,
  withEntry,
  withMoved,
  withoutEntry,
} from './email-document.ts';
import styles from './emails.module.css';

export interface EmailEntriesProps {
  readonly kind: MailKind;
  readonly document: MailDocument;
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
  readonly onChange: (document: MailDocument) => void;
}

/** The parts and blocks of an email in order, moved by mouse, keyboard or buttons. */
export function EmailEntries({ kind, document, selected, onSelect, onChange }: EmailEntriesProps) {
  const { entries } = document;
  const placeOf = (key: string) => entries.findIndex(entry => keyOfEntry(entry) === key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => {
      const from = placeOf(String(key));
      const to = placeOfDrop(from, placeOf(String(target.key)), target.dropPosition);
      onChange(withMoved(document, from, to));
    },
  });
  const add = (entry: MailEntry) => {
    const after = selected === null ? entries.length - 1 : placeOf(selected);
    onChange(withEntry(document, entry, after + 1));
    onSelect(keyOfEntry(entry));
  };
  return (
    <>
      <GridList
        className={classNames(styles.entries)}
        aria-label={t('email.entries')}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        onAction={key => onSelect(selected === key ? null : String(key))}
      >
        {entries.map((entry, at) => {
          const [key, name] = [keyOfEntry(entry), nameOfEntry(entry)];
          return (
            <GridListItem
              key={key}
              id={key}
              textValue={name}
              className={classNames(styles.entry, selected === key && styles.selected)}
            >
              <DragButton
                slot="drag"
                className={classNames(styles.drag)}
                aria-label={t('email.drag', { name })}
              >
                <Icon name="drag" size={16} />
              </DragButton>
              <span className={styles.entryName}>
                {name}
                {'slot' in entry && <small>{t(isFixed(entry) ? 'email.required' : 'email.filled')}</small>}
              </span>
              <IconButton
                icon="up"
                isSmall
                label={t('email.up', { name })}
                isDisabled={at === 0}
                onPress={() => onChange(withMoved(document, at, at - 1))}
              />
              <IconButton
                icon="down"
                isSmall
                label={t('email.down', { name })}
                isDisabled={at === entries.length - 1}
                onPress={() => onChange(withMoved(document, at, at + 1))}
              />
              {!isFixed(entry) && (
                <IconButton
                  icon="trash"
                  isSmall
                  label={t('email.remove', { name })}
                  onPress={() => {
                    onChange(withoutEntry(document, key));
                    onSelect(null);
                  }}
                />
              )}
            </GridListItem>
          );
        })}
      </GridList>
      <MenuButton
        label={t('email.add')}
        trigger={<Button icon="plus">{t('email.add')}</Button>}
        entries={[
          ...mailDefinitions.map(definition => ({
            id: definition.name,
            label: definition.label,
            onAction: () => add(newBlockEntry(definition)),
          })),
          ...missingSlots(kind, document).map(slot => ({
            id: slot,
            label: t(`email.slot.${slot}`),
            onAction: () => add({ slot }),
          })),
        ]}
      />
    </>
  );
}
