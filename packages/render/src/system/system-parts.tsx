import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { WordedPage } from '@vitrine/core/store-pages/page-words.ts';
import type { ReactNode } from 'react';
import type { PageContent } from '../page-content.ts';
import { AccountPages } from './account-pages.view.tsx';
import { BalancePage } from './balance.view.tsx';
import { CartPage } from './cart.view.tsx';
import { CartBackPage } from './cart-back.view.tsx';
import { CheckoutPage } from './checkout.view.tsx';
import { DonatePage } from './donate.view.tsx';
import { DownloadsPage, DownloadsPreviewPage } from './downloads.view.tsx';
import { GiftCardPage } from './gift-card.view.tsx';
import { ErrorPage, LockPage, NotFoundPage } from './message-pages.view.tsx';
import { OrderPage } from './order-page.view.tsx';
import { PaymentLinkPage } from './payment-link.view.tsx';
import { PostListPage } from './post-list.view.tsx';
import { PostFoot, PostHead } from './post-page.view.tsx';
import { ProductListPage } from './product-list.view.tsx';
import { ProductPage } from './product-page.view.tsx';
import { ReturnsPage } from './returns.view.tsx';
import { ReviewReportPage } from './review-report.view.tsx';
import { ReviewRequestPage } from './review-request.view.tsx';
import { SearchPage } from './search.view.tsx';
import { StockNoticePage } from './stock-notice.view.tsx';
import { SubscriptionPage } from './subscription-page.view.tsx';
import { WithdrawalPage } from './withdrawal.view.tsx';

/** The content before and after the page document's own sections, by kind of page. */
export function systemParts(content: PageContent, site: SiteFacts): { before: ReactNode; after: ReactNode } {
  const { language } = site;
  if (content.kind === 'page') return { before: null, after: null };
  if (content.kind === 'post') {
    return {
      before: <PostHead page={content.page} language={language} />,
      after: <PostFoot page={content.page} language={language} />,
    };
  }
  return { before: wholePage(content, site), after: null };
}

const orderPages = {
  'order-confirmed': 'orderConfirmed',
  'order-received': 'orderReceived',
  'order-status': 'orderStatus',
  'subscription-confirmed': 'subscriptionConfirmed',
  'membership-confirmed': 'membershipConfirmed',
  'contribution-confirmed': 'contributionConfirmed',
} as const satisfies Record<string, WordedPage>;

type WholePage = Exclude<PageContent, { kind: 'page' | 'post' }>;

function wholePage(content: WholePage, site: SiteFacts): ReactNode {
  const { language } = site;
  switch (content.kind) {
    case 'product-list':
      return <ProductListPage list={content.list} site={site} />;
    case 'product':
      return <ProductPage page={content.page} site={site} />;
    case 'post-list':
      return <PostListPage list={content.list} site={site} />;
    case 'search':
      return <SearchPage search={content.search} site={site} />;
    case 'cart':
      return <CartPage {...content} site={site} />;
    case 'cart-back':
      return <CartBackPage page={content.page} language={language} />;
    case 'checkout':
      return <CheckoutPage {...content} site={site} />;
    case 'payment-link':
      return <PaymentLinkPage link={content.link} site={site} />;
    case 'balance':
      return <BalancePage link={content.link} language={language} />;
    case 'order-confirmed':
    case 'order-received':
    case 'order-status':
    case 'subscription-confirmed':
    case 'membership-confirmed':
    case 'contribution-confirmed':
      return (
        <OrderPage
          order={content.order}
          language={language}
          words={site.pageWords?.[orderPages[content.kind]]}
        />
      );
    case 'stock-notice':
      return <StockNoticePage notice={content.notice} language={language} />;
    case 'review-request':
      return (
        <ReviewRequestPage
          request={content.request}
          language={language}
          words={site.pageWords?.reviewRequest}
        />
      );
    case 'review-report':
      return <ReviewReportPage report={content.report} language={language} />;
    case 'withdrawal':
      return <WithdrawalPage page={content.page} language={language} />;
    case 'returns':
      return <ReturnsPage page={content.page} language={language} />;
    case 'downloads':
      return <DownloadsPage page={content.page} language={language} />;
    case 'downloads-preview':
      return <DownloadsPreviewPage preview={content.preview} language={language} />;
    case 'subscription':
      return <SubscriptionPage subscription={content.subscription} language={language} />;
    case 'donate':
      return <DonatePage page={content.page} language={language} />;
    case 'gift-card':
      return <GiftCardPage giftCard={content.giftCard} language={language} />;
    case 'account':
      return <AccountPages account={content.account} language={language} />;
    case 'lock':
      return <LockPage lock={content.lock} language={language} />;
    case 'not-found':
      return <NotFoundPage language={language} />;
    case 'error':
      return <ErrorPage errorKey={content.key} language={language} />;
  }
}
