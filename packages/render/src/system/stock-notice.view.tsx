import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { StockNoticeOffer, StockNoticeView } from '@vitrine/core/stock-notices/stock-notice-views.ts';
import { SystemPage } from './system-page.view.tsx';

interface OfferProps {
  readonly offer: StockNoticeOffer;
  readonly shop: string;
  readonly language: string;
}

/** Below the form of a product of which something is sold out; without script too (rule STOCKNOTICE-1). */
export function StockNoticeForm({ offer: { action, variants }, shop, language }: OfferProps) {
  const messages = messagesFor(language);
  const [first] = variants;
  return (
    <form className="form notice-form" method="post" action={action} aria-labelledby="notice-title">
      <h2 id="notice-title">{messages.noticeOffer}</h2>
      {variants.length === 1 && first ? (
        <input type="hidden" name="variantId" value={first.id} />
      ) : (
        <label className="field">
          <span className="field-label">{messages.noticeVariant}</span>
          <select name="variantId">
            {variants.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="field-label">{messages.email}</span>
        <input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={256}
          required
          aria-describedby="notice-words"
        />
      </label>
      <p className="field-hint" id="notice-words">
        {messages.noticeConsent({ shop })}
      </p>
      <button className="button button-outline" type="submit">
        {messages.noticeButton}
      </button>
    </form>
  );
}

interface PageProps {
  readonly notice: StockNoticeView;
  readonly language: string;
}

/** What became of a request; each change is one button, since machines that read mail open every link (rule STOCKNOTICE-2). */
export function StockNoticePage({ notice, language }: PageProps) {
  const messages = messagesFor(language);
  const { stage, address, email, product, options, problem } = notice;
  const name = options === '' ? product.name : `${product.name} (${options})`;
  const words = {
    asked: [messages.noticeAskedTitle, messages.noticeAsked],
    open: [messages.noticeOpenTitle, messages.noticeOpen({ email, product: name })],
    confirmed: [messages.noticeConfirmedTitle, messages.noticeConfirmed({ email, product: name })],
    stopped: [messages.noticeStoppedTitle, messages.noticeStopped],
    over: [messages.noticeOverTitle, messages.noticeOver],
    refused: [messages.noticeRefusedTitle, problem],
  }[stage];
  return (
    <SystemPage title={words[0]} lead={words[1]} width="narrow">
      {stage === 'open' && (
        <form className="form form-short" method="post" action={address}>
          <button className="button" type="submit">
            {messages.noticeConfirm}
          </button>
        </form>
      )}
      {(stage === 'open' || stage === 'confirmed') && (
        <form className="form form-short notice-stop" method="post" action={`${address}/stop`}>
          <button className="button button-outline" type="submit">
            {messages.noticeStop}
          </button>
        </form>
      )}
      <p className="notice-foot">
        <a className="link" href={product.address}>
          {product.name === '' ? messages.toHome : product.name}
        </a>
      </p>
    </SystemPage>
  );
}
