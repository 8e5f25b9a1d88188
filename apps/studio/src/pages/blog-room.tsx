import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { itemStates } from '@vitrine/core/collections/collection.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { notLive } from '@vitrine/core/collections/live-state.ts';
import { Link, useNavigate, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatDay } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { liveWords } from '../publishing/live-words.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

/** The posts of a blog. */
export function BlogRoom() {
  const { collectionId = '' } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const listing = useListing(['state']);
  const mayModerate = useMay('comments.moderate');
  const chosen = itemStates.find(one => one === listing.chosen.state);
  const params = { collectionId };
  const tree = useCall(collectionCalls.list, {});
  const posts = useCall(
    collectionCalls.listItems,
    {
      params,
      query: { ...listing.query, ...(chosen ? { state: chosen } : {}) },
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
  const begin = (
    <Button kind="primary" icon="plus" onPress={addNow} isPending={add.isPending}>
      {t('postNew')}
    </Button>
  );
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
        <SearchFilter listing={listing} label={t('postSearch')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={itemStates.map(value => ({ value, label: t(`item.${value}`) }))}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={posts}
        list={posts.data}
        none={{ icon: 'blog', title: t('postsNone'), hint: t('postsNoneHint'), action: begin }}
        noMatch={{ title: t('nothingFound', { query: listing.search }) }}
        label={t('posts')}
        rows={items}
        nameOf={({ title }) => title}
        room="/config/posts"
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
    </RoomPage>
  );
}
