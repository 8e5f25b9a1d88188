import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { timeOfId } from '@vitrine/core/id/id.ts';
import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import {
  parseVideoAddress,
  videoPageAddress,
  videoPlayerAddress,
} from '@vitrine/core/media/video-address.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import type { PriceView, ProductDetail, VariantView } from '@vitrine/core/products/product-views.ts';
import type { ShownReview } from '@vitrine/core/reviews/review-views.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import type {
  NamedLink,
  PageContent,
  PostPageView,
  ProductPageView,
  ProductReviewsView,
} from '../page-content.ts';
import { absolute } from './escape.ts';

export interface DataFacts {
  readonly site: SiteFacts;
  /** Such as `https://kiln.example`. */
  readonly origin: string;
  /** The page's own address. */
  readonly path: string;
}

type Data = Readonly<Record<string, unknown>>;

/** The structured data of a page, from schema.org (rules SEO-6 to SEO-8). */
export function structuredData(content: PageContent, facts: DataFacts): Data[] {
  switch (content.kind) {
    case 'product':
      return [
        product(content.page, facts),
        breadcrumbs([...content.page.crumbs, named(content.page.product.title, facts)], facts),
      ];
    case 'product-list':
      return content.list.crumbs.length === 0
        ? []
        : [breadcrumbs([...content.list.crumbs, named(content.list.title, facts)], facts)];
    case 'post':
      return [
        post(content.page, facts),
        breadcrumbs([content.page.list, named(content.page.title, facts)], facts),
      ];
    case 'page':
      return facts.path === '/' ? [organization(facts)] : [];
    default:
      return [];
  }
}

/** The widest available picture, for cards and machines. */
export function pictureAddress(image: Asset, origin: string): string {
  return absolute(
    origin,
    assetAddress(image, widthsOf(image).findLast(width => width <= 1500) ?? image.width),
  );
}

function product(
  { product: detail, categories, reviews }: ProductPageView,
  { site, origin, path }: DataFacts,
): Data {
  const description = plainText(detail.description) || detail.excerpt;
  const videos = videosOf(detail, origin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: detail.title,
    url: absolute(origin, path),
    ...(description === '' ? {} : { description }),
    ...(detail.images.length > 0 ? { image: detail.images.map(image => pictureAddress(image, origin)) } : {}),
    ...(detail.variants[0]?.sku ? { sku: detail.variants[0].sku } : {}),
    ...(categories[0] ? { category: categories.map(category => category.name).join(', ') } : {}),
    brand: { '@type': 'Brand', name: detail.brand || site.title },
    offers: detail.variants.map(variant => offer(variant, absolute(origin, path))),
    ...(videos.length > 0 ? { subjectOf: videos } : {}),
    ...(reviews ? opinions(reviews) : {}),
  };
}

/**
 * Search engines require a name, a picture and a date: those of the product stand in for the first two, and an id
 * tells when it was made. Without any picture there is nothing for them (rule SEO-17).
 */
function videosOf(product: ProductDetail, origin: string): Data[] {
  return product.videos.flatMap(({ id, address, file, poster, title }) => {
    const picture = poster ?? product.image;
    if (picture === null) return [];
    const found = parseVideoAddress(address);
    const player = found && videoPlayerAddress(found, { autoplay: false });
    return [
      {
        '@type': 'VideoObject',
        name: title || product.title,
        description: title || product.excerpt || product.title,
        uploadDate: timeOfId(id).toISOString(),
        thumbnailUrl: pictureAddress(picture, origin),
        ...(file ? { contentUrl: absolute(origin, fileAddress(file)) } : {}),
        ...(found ? { url: videoPageAddress(found) } : {}),
        ...(player ? { embedUrl: player } : {}),
      },
    ];
  });
}

/** What buyers said, as the page shows it; samples are nobody’s opinion (rule REVIEW-13). */
function opinions({ rating, reviews }: ProductReviewsView): Data {
  if (rating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.filter(({ source }) => source === 'purchase').map(opinion),
  };
}

function opinion({ stars, title, text, author, submittedAt }: ShownReview): Data {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    datePublished: submittedAt,
    ...(title === '' ? {} : { name: title }),
    ...(text === '' ? {} : { reviewBody: text }),
    // Search engines require an author.
    author: { '@type': 'Person', name: author === '' ? 'Anonymous' : author },
  };
}

function offer(variant: VariantView, url: string): Data {
  const price = variant.isOnSale && variant.salePrice ? variant.salePrice : variant.price;
  return {
    '@type': 'Offer',
    url,
    ...(variant.sku === '' ? {} : { sku: variant.sku }),
    ...(variant.gtin === '' ? {} : { gtin: variant.gtin.replace(/[ -]/g, '') }),
    ...(variant.optionValues.length > 0 ? { name: variant.optionValues.join(', ') } : {}),
    price: priceText(price),
    priceCurrency: price.currency,
    ...availabilityOf(variant),
  };
}

/** What is made first can be ordered now and is sent later; the days count from the order (rule MADETOORDER-7). */
function availabilityOf({ isSoldOut, making }: VariantView): Data {
  if (!making || making.isInStock || isSoldOut)
    return { availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}` };
  const [minValue, maxValue] = making.days;
  return {
    availability: 'https://schema.org/BackOrder',
    deliveryLeadTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
  };
}

/** A price in machine-readable form, with a point and without grouping: `18.50`. */
function priceText({ amount, currency }: PriceView): string {
  return decimalText(amount, decimalsOf(currency));
}

function post(page: PostPageView, { site, origin, path }: DataFacts): Data {
  const { title, excerpt, author, publishedAt, updatedAt, image, categories, tags } = page;
  const words = [...categories, ...tags].map(link => link.name);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    url: absolute(origin, path),
    mainEntityOfPage: absolute(origin, path),
    inLanguage: site.language,
    ...(excerpt === '' ? {} : { description: excerpt }),
    ...(publishedAt === null ? {} : { datePublished: publishedAt }),
    ...(updatedAt === null ? {} : { dateModified: updatedAt }),
    ...(image ? { image: [pictureAddress(image, origin)] } : {}),
    ...(author === '' ? {} : { author: { '@type': 'Person', name: author } }),
    ...(words.length > 0 ? { keywords: words.join(', ') } : {}),
    publisher: { '@type': 'Organization', name: site.title },
  };
}

function organization({ site, origin }: DataFacts): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.title,
    url: absolute(origin, '/'),
    ...(site.tagline === '' ? {} : { slogan: site.tagline }),
    ...(site.logo ? { logo: pictureAddress(site.logo, origin) } : {}),
    ...(site.socialLinks.length > 0 ? { sameAs: site.socialLinks.map(link => link.address) } : {}),
  };
}

function breadcrumbs(links: readonly NamedLink[], { site, origin }: DataFacts): Data {
  const trail = [{ name: site.title, address: '/' }, ...links];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(origin, address),
    })),
  };
}

function named(name: string, { path }: DataFacts): NamedLink {
  return { name, address: path };
}
