import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { fromLocalTime, toLocalTime } from '@vitrine/controls/field/local-time.ts';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type Item, itemStates } from '@vitrine/core/collections/collection.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { PublishPost } from '../publishing/publish-post.tsx';
import { useDeletion } from '../trash/use-deletion.tsx';
import styles from './pages.module.css';
import { namesOfRecord, RecordFields } from './record-fields.tsx';

/** Unsaved changes. */
type PostDraft = { readonly data?: Readonly<Record<string, unknown>> } & Partial<
  Pick<
    Item,
    | 'title'
    | 'slug'
    | 'state'
    | 'author'
    | 'excerpt'
    | 'imageId'
    | 'categories'
    | 'tags'
    | 'publishedAt'
    | 'isSticky'
  >
>;

const postNames: Readonly<Record<string, string>> = {
  title: t('postTitle'),
  slug: t('pageAddress'),
  state: t('state'),
  publishedAt: t('postDate'),
  author: t('postAuthor'),
  excerpt: t('postExcerpt'),
  imageId: t('postImage'),
  categories: t('categories'),
  tags: t('tags'),
};

/** The name of the date field in the panel, which the canvas focuses. */
export const postDateField = 'publishedAt';

export interface PostFactsProps {
  readonly item: Item;
  readonly live: LiveState;
  readonly onClose: () => void;
}

/** Fields that visitors see are first; categories and tags are last (rule COLLECTION-18). */
export function PostFacts({ item, live, onClose }: PostFactsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<PostDraft>({});
  const stale = [collectionCalls.getItem, collectionCalls.listItems];
  const change = useChange(collectionCalls.changeItem, stale);
  const remove = useChange(collectionCalls.removeItem, stale);
  const deletion = useDeletion();
  const restore = useChange(collectionCalls.restoreItem, stale);
  const { problems, whole } = refusedForm(change.error, { ...postNames, ...namesOfRecord(item.recordType) });
  const now = { ...item, ...draft, data: { ...item.data, ...draft.data } };
  const set = (patch: PostDraft) => setDraft({ ...draft, ...patch });
  const params = { itemId: item.id };
  const save = () =>
    change.mutate(
      { params, body: draft },
      {
        onSuccess: () => {
          setDraft({});
          toast({ message: t('saved') });
        },
      },
    );
  const drop = () => deletion.ask({ things: [item], go: dropNow });
  const dropNow = () =>
    remove.mutate(
      { params },
      {
        onSuccess: () => {
          toast({
            message: t('deleted', { what: item.title }),
            action: { label: t('undo'), onAction: () => restore.mutate({ params }) },
          });
          navigate(`/config/blogs/${item.collectionId}`);
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <aside className={styles.tree} aria-label={t('postFacts')}>
      {deletion.dialog}
      <header className={styles.treeHead}>
        <h2>{t('postFacts')}</h2>
        <IconButton icon="close" isSmall label={t('close')} onPress={onClose} />
      </header>
      <div className={styles.treeBody}>
        <PublishPost item={item} live={live} place="inPanel" />
        <Form onSubmit={save} problem={whole}>
          <TextField
            label={t('postTitle')}
            value={now.title}
            onChange={title => set({ title })}
            problem={problems.title}
          />
          <AssetField
            label={t('postImage')}
            kind="image"
            value={now.imageId}
            onChange={imageId => set({ imageId })}
          />
          <TextField
            label={t('postDate')}
            name={postDateField}
            type="datetime-local"
            value={toLocalTime(now.publishedAt)}
            onChange={text => set({ publishedAt: fromLocalTime(text) })}
            problem={problems.publishedAt}
          />
          <RecordFields
            recordType={item.recordType}
            data={now.data}
            onChange={patch => set({ data: { ...draft.data, ...patch } })}
            problems={problems}
          />
          <TextField
            label={t('pageAddress')}
            value={now.slug}
            onChange={slug => set({ slug })}
            problem={problems.slug}
          />
          <SelectField
            label={t('state')}
            value={now.state}
            choices={itemStates.map(value => ({ value, label: t(`item.${value}`) }))}
            onChange={next => {
              const state = itemStates.find(one => one === next);
              if (state) set({ state });
            }}
            problem={problems.state}
          />
          <TextField
            label={t('postAuthor')}
            value={now.author}
            onChange={author => set({ author })}
            problem={problems.author}
          />
          <TextField
            label={t('postExcerpt')}
            rows={3}
            value={now.excerpt}
            onChange={excerpt => set({ excerpt })}
            problem={problems.excerpt}
          />
          <SwitchField label={t('postSticky')} isOn={now.isSticky} onChange={isSticky => set({ isSticky })} />
          <TagsField
            label={t('categories')}
            tags={now.categories}
            onChange={categories => set({ categories })}
            maxLength={120}
          />
          <TagsField label={t('tags')} tags={now.tags} onChange={tags => set({ tags })} maxLength={120} />
          <Button kind="primary" type="submit" isPending={change.isPending}>
            {t('save')}
          </Button>
          <Button kind="danger" onPress={drop} isPending={remove.isPending}>
            {t('postDelete')}
          </Button>
        </Form>
      </div>
    </aside>
  );
}
