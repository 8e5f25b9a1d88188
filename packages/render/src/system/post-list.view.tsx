import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { PostListView } from '../page-content.ts';
import { Cards } from './cards.view.tsx';
import { Filters, Pages, SystemPage } from './system-page.view.tsx';

export function PostListPage({ list, site }: { readonly list: PostListView; readonly site: SiteFacts }) {
  const messages = messagesFor(site.language);
  return (
    <SystemPage title={list.title} lead={list.description}>
      <Filters label={messages.categories} links={list.categories} />
      {list.posts.length === 0 ? <p>{messages.noPosts}</p> : <Cards posts={list.posts} site={site} />}
      <Pages pagination={list.pagination} language={site.language} />
    </SystemPage>
  );
}
