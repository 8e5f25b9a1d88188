import type { LinkTarget, PickedPage } from '@vitrine/controls/pickers/controls-context.tsx';
import type { Call, CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { addressOf, collectionAddress } from '@vitrine/core/collections/collection.ts';
import { collectionTypes, isList } from '@vitrine/core/collections/collection-types.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import { donationCalls } from '@vitrine/core/donations/donations.calls.ts';
import { isId } from '@vitrine/core/id/id.ts';
import { productCollectionCalls } from '@vitrine/core/products/product-collections.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import type { ExchangeOptions } from '@vitrine/widgets/calls/exchange-json.ts';
import { sendCall } from '../api/call-api.ts';
import { CallFailure } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';

/** The number of products and of posts offered together. */
const offered = 20;
/** The maximum a call returns, for items whose address contains the last part of the searched address. */
const compared = 200;
/** The shorter of the two limits of the calls. */
const maxSearchLength = 100;

const fundPage = '/checkout/donate?donatePageId=';

type PageTree = CallReply<typeof collectionCalls.list>;

interface Question {
  readonly search: string;
  readonly limit: number;
  readonly surroundings: ExchangeOptions | undefined;
}

/** Searches pages, product collections, products, posts, funds and pages of the store by title and address (rule PANEL-23). */
export async function findLinkTargets(
  words: string,
  surroundings?: ExchangeOptions,
): Promise<readonly LinkTarget[]> {
  const search = words.trim().slice(0, maxSearchLength);
  const question = { search, limit: offered, surroundings };
  const tree = readTree(surroundings);
  const found = await Promise.all([
    tree.then(all => pageTargets(all).filter(page => holds(page, search))),
    readCollections(surroundings).then(all => all.filter(one => holds(one, search)).slice(0, offered)),
    readProducts(question),
    tree.then(all => readPosts(all, question)),
    readFunds(question),
    tree.then(all => storeTargets(all).filter(page => holds(page, search))),
  ]);
  return found.flat();
}

/** The item at exactly this address; an anchor refers to its page. */
export async function getLinkTarget(
  address: string,
  surroundings?: ExchangeOptions,
): Promise<LinkTarget | null> {
  const path = address.replace(/#.*/s, '');
  const search = decoded(path.split('/').at(-1) ?? '').slice(0, maxSearchLength);
  const tree = await readTree(surroundings);
  const isThere = (target: LinkTarget) => target.address === path;
  const page = [...pageTargets(tree), ...storeTargets(tree)].find(isThere);
  if (page || search === '') return page ?? null;
  const question = { search, limit: compared, surroundings };
  const found = await Promise.all([
    readCollections(surroundings),
    readProducts(question),
    readPosts(tree, question),
    readFundAt(path, surroundings),
  ]);
  return found.flat().find(isThere) ?? null;
}

/** Entries with a page: neither folders nor links. */
export function pagesOf({ collections, homePageId }: PageTree): PickedPage[] {
  return collections
    .filter(({ type }) => type !== collectionTypes.folder && type !== collectionTypes.link)
    .map(collection => ({
      id: collection.id,
      title: collection.title,
      address: collectionAddress(collection, homePageId),
      isList: isList(collection.type),
    }));
}

function pageTargets(tree: PageTree): LinkTarget[] {
  return pagesOf(tree).map(({ title, address }) => ({ kind: 'page', title, address, image: null }));
}

/** What every shop has without a page of its own in the tree. */
function storeTargets({ collections }: PageTree): LinkTarget[] {
  if (!collections.some(({ type }) => type === collectionTypes.products)) return [];
  const title = t('linkTargets.giftCardBalance');
  return [{ kind: 'store', title, address: '/cart/gift-card', image: null }];
}

function holds({ title, address }: LinkTarget, search: string): boolean {
  return `${title} ${decoded(address)}`.toLowerCase().includes(search.toLowerCase());
}

async function readTree(surroundings: ExchangeOptions | undefined): Promise<PageTree> {
  return (
    (await ask(collectionCalls.list, {}, surroundings)) ?? { collections: [], homePageId: null, live: {} }
  );
}

async function readCollections(surroundings: ExchangeOptions | undefined): Promise<LinkTarget[]> {
  const reply = await ask(productCollectionCalls.list, {}, surroundings);
  return (reply?.collections ?? []).map(({ name, address }) => ({
    kind: 'collection',
    title: name,
    address,
    image: null,
  }));
}

async function readProducts({ surroundings, ...query }: Question): Promise<LinkTarget[]> {
  const reply = await ask(productCalls.list, { query }, surroundings);
  return (reply?.products ?? []).map(({ title, address, image }) => ({
    kind: 'product',
    title,
    address,
    image,
  }));
}

/** Those that can be given to. */
async function readFunds({ surroundings, ...query }: Question): Promise<LinkTarget[]> {
  const reply = await ask(donationCalls.funds, { query }, surroundings);
  return (reply?.funds ?? []).filter(({ isOpen }) => isOpen).map(fundTarget);
}

/** The fund whose page has this address, closed or not. */
async function readFundAt(path: string, surroundings: ExchangeOptions | undefined): Promise<LinkTarget[]> {
  const fundId = path.startsWith(fundPage) ? path.slice(fundPage.length) : '';
  if (!isId(fundId)) return [];
  const reply = await ask(donationCalls.fund, { params: { fundId } }, surroundings);
  return reply === null ? [] : [fundTarget(reply.fund)];
}

function fundTarget({ id, title }: Pick<Fund, 'id' | 'title'>): LinkTarget {
  return { kind: 'fund', title, address: fundPage + id, image: null };
}

/** The posts of all blogs, in the order of a blog. */
async function readPosts(
  { collections }: PageTree,
  { surroundings, ...query }: Question,
): Promise<LinkTarget[]> {
  const blogs = collections.filter(({ type }) => isList(type));
  const lists = await Promise.all(
    blogs.map(async ({ id, slug }) => {
      const params = { collectionId: id };
      const reply = await ask(collectionCalls.listItems, { params, query }, surroundings);
      return (reply?.items ?? []).map(item => ({ item, address: addressOf(slug, item.slug) }));
    }),
  );
  return lists
    .flat()
    .toSorted((one, other) => dayOf(other.item) - dayOf(one.item))
    .slice(0, query.limit)
    .map(({ item, address }) => ({ kind: 'post', title: item.title, address, image: null }));
}

/** Items without a date count as newest. */
function dayOf({ publishedAt }: { readonly publishedAt: string | null }): number {
  return publishedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(publishedAt);
}

/** Null if the person may not use the call, or the item is gone: they may still link to the other items. */
async function ask<C extends Call>(
  call: C,
  request: CallRequest<C>,
  surroundings: ExchangeOptions | undefined,
): Promise<CallReply<C> | null> {
  const result = await sendCall(call, request, surroundings);
  if (result.ok) return result.value;
  if (result.error.status === 403 || result.error.status === 404) return null;
  throw new CallFailure(result.error);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
