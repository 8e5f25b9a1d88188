import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { itemStates } from '@vitrine/core/collections/collection.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { notLive } from '@vitrine/core/collections/live-state.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatDay } from '../frame/format.ts';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { liveWords } from '../publishing/live-words.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

const pageSize = 50;

/** The posts of a blog. */
export function BlogRoom() {
  const { collectionId = '' } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const pages = usePages();
  const mayModerate = useMay('comments.moderate');
  const wanted = useDebounced(search);
  const chosen = itemStates.find(one => one === state);
  const params = { collectionId };
  const tree = useCall(collectionCalls.list, {});
  const posts = useCall(
    collectionCalls.listItems,
    {
      params,
      query: { search: wanted, limit: pageSize, ...pages.query, ...(chosen ? { state: chosen } : {}) },
    },
    { keepsPrevious: true },
  );
  const add = useChange(collectionCalls.addItem, [collectionCalls.listItems]);
  const blog = tree.data?.collections.find(one => one.id === collectionId);
  const items = posts.data?.items ?? [];
  const addNow = () =>
    add.mutate(
      { params, body: { title: t('postUntitled') } },
      {
        onSuccess: ({ item }) => navigate(`/config/posts/${item.id}`),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
  };
  const begin = (
    <Button kind="primary" icon="plus" onPress={addNow} isPending={add.isPending}>
      {t('postNew')}
    </Button>
  );
  const isFiltered = wanted !== '' || state !== '';
  return (
    <RoomPage
      title={blog?.title ?? t('kind.blog')}
      back={<Link to="/config/pages">{t('room.pages')}</Link>}
      actions={
        <>
          {mayModerate && (
            <Button icon="comments" onPress={() => navigate('/config/comments')}>
              {t('room.comments')}
            </Button>
          )}
          {begin}
        </>
      }
    >
      <Filters>
        <SearchEntry label={t('postSearch')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...itemStates.map(value => ({ value, label: t(`item.${value}`) })),
          ]}
        />
      </Filters>
      <CallState
        call={posts}
        empty={
          items.length === 0 &&
          (isFiltered ? (
            <EmptyState icon="search" title={t('nothingFound', { query: wanted })} />
          ) : (
            <EmptyState icon="blog" title={t('postsNone')} hint={t('postsNoneHint')} action={begin} />
          ))
        }
      />
      {items.length > 0 && (
        <DataTable
          label={t('posts')}
          rows={items}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          onOpen={id => navigate(`/config/posts/${id}`)}
          columns={[
            { id: 'title', label: t('postTitle'), cell: item => <strong>{item.title}</strong> },
            {
              id: 'state',
              label: t('state'),
              isBelowName: true,
              cell: item => liveWords(posts.data?.live[item.id] ?? notLive, item.state),
            },
            { id: 'author', label: t('postAuthor'), isSecondary: true, cell: item => item.author },
            {
              id: 'date',
              label: t('postDate'),
              isShort: true,
              align: 'end',
              cell: item => (item.publishedAt === null ? '' : formatDay(item.publishedAt)),
            },
          ]}
        />
      )}
      <Pager
        page={pages.page}
        pageSize={pageSize}
        list={posts.data}
        count={items.length}
        onTurn={pages.turn}
      />
    </RoomPage>
  );
}
