import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type {
  ConformanceFixture,
  ConformanceFixtures,
  ConformanceKit,
} from '../../../test/conformance/conformance-fixture.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putCollection, putComment, putItem } from './index.ts';
import { deleteComment } from './moderate-comment.ts';

async function comment({ context }: ConformanceKit): Promise<{ commentId: string }> {
  const blog = await putCollection(context, {
    sourceKey: 'probe:blog',
    type: collectionTypes.blog,
    title: 'Journal',
    slug: 'journal',
  });
  const post = await putItem(context, {
    sourceKey: 'probe:post',
    collectionId: blog.id,
    title: 'Post',
    slug: 'post',
    state: 'published',
    document: pageOf(textBlock('Words')),
  });
  const commentId = await putComment(context, {
    sourceKey: 'probe:comment',
    itemId: post.id,
    parentId: null,
    author: 'Bo',
    email: '',
    authorAddress: '',
    text: 'A word',
    at: null,
    state: 'waiting',
  });
  return { commentId };
}

const ofOne: ConformanceFixture = { prepare: async kit => ({ params: await comment(kit) }) };

export const fixtures: ConformanceFixtures = {
  'comments.list': { prepare: async kit => ({ query: (await comment(kit)) && {} }) },
  'comments.approve': ofOne,
  'comments.markSpam': ofOne,
  'comments.remove': ofOne,
  'comments.restore': {
    prepare: async kit => {
      const params = await comment(kit);
      await deleteComment(kit.context, params.commentId);
      return { params };
    },
  },
};
