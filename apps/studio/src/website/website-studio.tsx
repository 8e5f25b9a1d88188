import { EmptyState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { GatePage } from '../platform/gate-page.tsx';
import { SignInPage } from '../platform/gates.tsx';
import { RoomPage } from './room-page.tsx';
import { isBlocked, roomsFor } from './rooms.ts';
import { StudioFrame } from './studio-frame.tsx';

const PagesRoom = lazy(async () => ({ default: (await import('../pages/pages-room.tsx')).PagesRoom }));
const PostRoom = lazy(async () => ({ default: (await import('../pages/post-room.tsx')).PostRoom }));
const BlogRoom = lazy(async () => ({ default: (await import('../pages/blog-room.tsx')).BlogRoom }));
const DesignRoom = lazy(async () => ({ default: (await import('../design/design-room.tsx')).DesignRoom }));
const ProductsRoom = lazy(async () => ({
  default: (await import('../products/products-room.tsx')).ProductsRoom,
}));
const ProductRoom = lazy(async () => ({
  default: (await import('../products/product-room.tsx')).ProductRoom,
}));
const CategoriesRoom = lazy(async () => ({
  default: (await import('../categories/categories-room.tsx')).CategoriesRoom,
}));
const CollectionsRoom = lazy(async () => ({
  default: (await import('../product-collections/collections-room.tsx')).CollectionsRoom,
}));
const OrdersRoom = lazy(async () => ({ default: (await import('../orders/orders-room.tsx')).OrdersRoom }));
const EditOrderRoom = lazy(async () => ({
  default: (await import('../order-edits/edit-order-room.tsx')).EditOrderRoom,
}));
const OrderRoom = lazy(async () => ({ default: (await import('../orders/order-room.tsx')).OrderRoom }));
const WithdrawalsRoom = lazy(async () => ({
  default: (await import('../returns/withdrawals-room.tsx')).WithdrawalsRoom,
}));
const ReturnsRoom = lazy(async () => ({
  default: (await import('../returns/returns-room.tsx')).ReturnsRoom,
}));
const SubscriptionsRoom = lazy(async () => ({
  default: (await import('../subscriptions/subscriptions-room.tsx')).SubscriptionsRoom,
}));
const SubscriptionRoom = lazy(async () => ({
  default: (await import('../subscriptions/subscription-room.tsx')).SubscriptionRoom,
}));
const DiscountsRoom = lazy(async () => ({
  default: (await import('../discounts/discounts-room.tsx')).DiscountsRoom,
}));
const DiscountRoom = lazy(async () => ({
  default: (await import('../discounts/discount-room.tsx')).DiscountRoom,
}));
const BooksRoom = lazy(async () => ({ default: (await import('../books/books-room.tsx')).BooksRoom }));
const ReviewsRoom = lazy(async () => ({
  default: (await import('../reviews/reviews-room.tsx')).ReviewsRoom,
}));
const DonationsRoom = lazy(async () => ({
  default: (await import('../donations/donations-room.tsx')).DonationsRoom,
}));
const MembersRoom = lazy(async () => ({
  default: (await import('../memberships/members-room.tsx')).MembersRoom,
}));
const FundRoom = lazy(async () => ({
  default: (await import('../donations/fund-room.tsx')).FundRoom,
}));
const OverviewRoom = lazy(async () => ({
  default: (await import('../overview/overview-room.tsx')).OverviewRoom,
}));
const DraftsRoom = lazy(async () => ({
  default: (await import('../draft-orders/drafts-room.tsx')).DraftsRoom,
}));
const DraftRoom = lazy(async () => ({
  default: (await import('../draft-orders/draft-room.tsx')).DraftRoom,
}));
const CounterRoom = lazy(async () => ({
  default: (await import('../point-of-sale/counter-room.tsx')).CounterRoom,
}));
const PrintedPages = lazy(async () => ({
  default: (await import('../point-of-sale/printed-pages.tsx')).PrintedPages,
}));
const ProductImportsRoom = lazy(async () => ({
  default: (await import('../product-imports/product-imports-room.tsx')).ProductImportsRoom,
}));
const EditsRoom = lazy(async () => ({
  default: (await import('../product-edits/edits-room.tsx')).EditsRoom,
}));
const InventoryRoom = lazy(async () => ({
  default: (await import('../inventory/inventory-room.tsx')).InventoryRoom,
}));
const MovementsRoom = lazy(async () => ({
  default: (await import('../inventory/movements-room.tsx')).MovementsRoom,
}));
const CartsRoom = lazy(async () => ({
  default: (await import('../cart-reminders/carts-room.tsx')).CartsRoom,
}));
const GiftCardsRoom = lazy(async () => ({
  default: (await import('../gift-cards/gift-cards-room.tsx')).GiftCardsRoom,
}));
const GiftCardRoom = lazy(async () => ({
  default: (await import('../gift-cards/gift-card-room.tsx')).GiftCardRoom,
}));
const EmailsRoom = lazy(async () => ({ default: (await import('../emails/emails-room.tsx')).EmailsRoom }));
const EmailRoom = lazy(async () => ({ default: (await import('../emails/email-room.tsx')).EmailRoom }));
const CommentsRoom = lazy(async () => ({
  default: (await import('../comments/comments-room.tsx')).CommentsRoom,
}));
const MediaRoom = lazy(async () => ({ default: (await import('../media/media-room.tsx')).MediaRoom }));
const ImportsRoom = lazy(async () => ({
  default: (await import('../imports/imports-room.tsx')).ImportsRoom,
}));
const SiteUsersRoom = lazy(async () => ({
  default: (await import('../site-users/site-users-room.tsx')).SiteUsersRoom,
}));
const CustomersRoom = lazy(async () => ({
  default: (await import('../customers/customers-room.tsx')).CustomersRoom,
}));
const CustomerRoom = lazy(async () => ({
  default: (await import('../customers/customer-room.tsx')).CustomerRoom,
}));
const MailRoom = lazy(async () => ({ default: (await import('../mail/mail-room.tsx')).MailRoom }));
const TrashRoom = lazy(async () => ({ default: (await import('../trash/trash-room.tsx')).TrashRoom }));
const LaunchRoom = lazy(async () => ({
  default: (await import('../launch/launch-room.tsx')).LaunchRoom,
}));
const SettingsRoom = lazy(async () => ({
  default: (await import('../settings/settings-room.tsx')).SettingsRoom,
}));

/** The studio at `/config` on a website's own host. */
export function WebsiteStudio() {
  const { account, permissions, roles, website } = useWho();
  const { pathname } = useLocation();
  if (account === null) return <SignInPage door="/config" />;
  const [first] = roomsFor(permissions, website?.isLaunched ?? true);
  if (!first) {
    return (
      <GatePage
        title={t('noRoleTitle')}
        hint={t(roles.length === 0 ? 'noRole' : 'noRooms', { email: account.email })}
      >
        {null}
      </GatePage>
    );
  }
  if (isBlocked(permissions, pathname)) {
    return (
      <StudioFrame>
        <RoomPage title={t('roomShut')}>
          <EmptyState icon="hidden" title={t('roomShut')} hint={t('roomShutHint')} />
        </RoomPage>
      </StudioFrame>
    );
  }
  if (pathname.startsWith('/config/point-of-sale/'))
    return (
      <Suspense fallback={<LoadingShape shape="rows" />}>
        <PrintedPages />
      </Suspense>
    );
  return (
    <StudioFrame>
      <ErrorBoundary>
        <Suspense fallback={<LoadingShape shape="rows" />}>
          <Routes>
            <Route path="/config/pages/:collectionId?" element={<PagesRoom />} />
            <Route path="/config/posts/:itemId" element={<PostRoom />} />
            <Route path="/config/blogs/:collectionId" element={<BlogRoom />} />
            <Route path="/config/design" element={<DesignRoom />} />
            <Route path="/config/overview" element={<OverviewRoom />} />
            <Route path="/config/products" element={<ProductsRoom />} />
            <Route path="/config/products/edits" element={<EditsRoom />} />
            <Route path="/config/products/import" element={<ProductImportsRoom />} />
            <Route path="/config/products/:productId" element={<ProductRoom />} />
            <Route path="/config/inventory" element={<InventoryRoom />} />
            <Route path="/config/inventory/movements" element={<MovementsRoom />} />
            <Route path="/config/orders" element={<OrdersRoom />} />
            <Route path="/config/orders/returns" element={<ReturnsRoom />} />
            <Route path="/config/orders/withdrawals" element={<WithdrawalsRoom />} />
            <Route path="/config/orders/:orderId" element={<OrderRoom />} />
            <Route path="/config/orders/:orderId/edit" element={<EditOrderRoom />} />
            <Route path="/config/carts" element={<CartsRoom />} />
            <Route path="/config/subscriptions" element={<SubscriptionsRoom />} />
            <Route path="/config/subscriptions/:subscriptionId" element={<SubscriptionRoom />} />
            <Route path="/config/books" element={<BooksRoom />} />
            <Route path="/config/categories" element={<CategoriesRoom />} />
            <Route path="/config/categories/:categoryId" element={<CategoriesRoom />} />
            <Route path="/config/collections/:collectionId?" element={<CollectionsRoom />} />
            <Route path="/config/emails" element={<EmailsRoom />} />
            <Route path="/config/emails/:kind" element={<EmailRoom />} />
            <Route path="/config/discounts" element={<DiscountsRoom />} />
            <Route path="/config/discounts/:discountId" element={<DiscountRoom />} />
            <Route path="/config/reviews" element={<ReviewsRoom />} />
            <Route path="/config/donations" element={<DonationsRoom />} />
            <Route path="/config/members" element={<MembersRoom />} />
            <Route path="/config/donations/:fundId" element={<FundRoom />} />
            <Route path="/config/draft-orders" element={<DraftsRoom />} />
            <Route path="/config/draft-orders/:draftId" element={<DraftRoom />} />
            <Route path="/config/point-of-sale" element={<CounterRoom />} />
            <Route path="/config/gift-cards" element={<GiftCardsRoom />} />
            <Route path="/config/gift-cards/:giftCardId" element={<GiftCardRoom />} />
            <Route path="/config/comments" element={<CommentsRoom />} />
            <Route path="/config/customers" element={<CustomersRoom />} />
            <Route path="/config/customers/:customerId" element={<CustomerRoom />} />
            <Route path="/config/visitors" element={<SiteUsersRoom />} />
            <Route path="/config/media" element={<MediaRoom />} />
            <Route path="/config/imports" element={<ImportsRoom />} />
            <Route path="/config/mail/:mailId?" element={<MailRoom />} />
            <Route path="/config/launch" element={<LaunchRoom />} />
            <Route path="/config/trash" element={<TrashRoom />} />
            <Route path="/config/settings" element={<SettingsRoom />} />
            <Route path="*" element={<Navigate to={first.path} replace />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </StudioFrame>
  );
}
