import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { ReviewReportView } from '@vitrine/core/reviews/review-views.ts';
import { Stars } from './stars.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface ReportProps {
  readonly report: ReviewReportView;
  readonly language: string;
}

/** Tells the owner that something is wrong with a review; without script too (rule REVIEW-12). */
export function ReviewReportPage({ report, language }: ReportProps) {
  const messages = messagesFor(language);
  const { address, review, product, isSent, problem } = report;
  const back = (
    <p>
      <a className="link" href={product.address}>
        {product.name}
      </a>
    </p>
  );
  if (isSent)
    return (
      <SystemPage title={messages.reviewReported} lead={messages.reviewReportedLead} width="narrow">
        {back}
      </SystemPage>
    );
  return (
    <SystemPage title={messages.reviewReportTitle} lead={messages.reviewReportLead} width="narrow">
      {problem !== null && (
        <p className="notices" role="alert">
          {problem}
        </p>
      )}
      <blockquote className="review">
        <p className="review-head">
          <Stars stars={review.stars} messages={messages} />
          {review.title !== '' && <b>{review.title}</b>}
        </p>
        {review.text !== '' && <div className="review-text">{review.text}</div>}
        <p className="review-by">{review.author === '' ? messages.reviewAnonymous : review.author}</p>
      </blockquote>
      <form className="form form-short" method="post" action={address}>
        <div className="field">
          <label className="field-label" htmlFor="report-reason">
            {`${messages.reviewReason} (${messages.optional})`}
          </label>
          <textarea id="report-reason" name="reason" rows={4} maxLength={500} />
        </div>
        <button className="button" type="submit">
          {messages.reviewReport}
        </button>
      </form>
      {back}
    </SystemPage>
  );
}
