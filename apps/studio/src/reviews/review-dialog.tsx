import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Review } from '@vitrine/core/reviews/review.ts';
import { reviewCalls as calls } from '@vitrine/core/reviews/reviews.calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import styles from '../listing/entry.module.css';
import { t } from '../messages/translate.ts';
import { ReviewBadges, StarSigns } from './review-columns.tsx';
import { ReviewButtons } from './review-offers.tsx';
import { type Judgement, nameOfReviewer } from './use-judge-reviews.ts';

export interface ReviewDialogProps {
  readonly review: Review;
  readonly isPending: boolean;
  readonly onJudge: (judgement: Judgement) => void;
  readonly onClose: () => void;
}

/** A whole review with its product and order, and the owner's reply. */
export function ReviewDialog({ review, isPending, onJudge, onClose }: ReviewDialogProps) {
  const mayReadOrders = useMay('orders.read');
  const mayEditProducts = useMay('products.write');
  const { title, text, productId, productTitle, orderId, orderNumber, reports, reportReason, source } =
    review;
  return (
    <Dialog
      title={t('review.by', { who: nameOfReviewer(review) })}
      isOpen
      onClose={onClose}
      actions={<ReviewButtons reviews={[review]} isPending={isPending} onJudge={onJudge} />}
    >
      <p className={styles.head}>
        <StarSigns stars={review.stars} />
        {title !== '' && <strong>{title}</strong>}
        <ReviewBadges review={review} />
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {source === 'sample' && <p>{t('review.sampleHint')}</p>}
      <dl className={styles.facts}>
        <dt>{t('review.product')}</dt>
        <dd>
          {mayEditProducts ? <Link to={`/config/products/${productId}`}>{productTitle}</Link> : productTitle}
        </dd>
        {orderNumber !== null && (
          <>
            <dt>{t('review.order')}</dt>
            <dd>
              {mayReadOrders ? (
                <Link to={`/config/orders/${orderId}`}>
                  {t('review.orderNumber', { number: orderNumber })}
                </Link>
              ) : (
                t('review.orderNumber', { number: orderNumber })
              )}
            </dd>
          </>
        )}
        <dt>{t('review.date')}</dt>
        <dd>{formatMoment(review.submittedAt)}</dd>
        {reports > 0 && (
          <>
            <dt>{t('review.reports')}</dt>
            <dd>{[t('review.reported', { n: reports }), reportReason].filter(Boolean).join(' · ')}</dd>
          </>
        )}
      </dl>
      {review.state === 'published' && <ReplyForm key={review.id} review={review} />}
    </Dialog>
  );
}

function ReplyForm({ review: { id, reply: saved } }: { readonly review: Review }) {
  const toast = useToast();
  const [reply, setReply] = useState(saved);
  const answer = useChange(calls.answer, [calls.list]);
  const submit = () =>
    answer.mutate(
      { params: { reviewId: id }, body: { reply } },
      {
        onSuccess: () =>
          toast({ message: t(reply.trim() === '' ? 'review.removedReply' : 'review.savedReply') }),
      },
    );
  const problem = fieldProblems(answer.error).reply;
  return (
    <Form
      onSubmit={submit}
      problem={answer.isError && problem === undefined ? messageOf(answer.error) : null}
    >
      <TextField
        label={t('review.reply')}
        rows={3}
        value={reply}
        onChange={setReply}
        problem={problem}
        help={t('review.replyHint')}
      />
      <div>
        <Button type="submit" isPending={answer.isPending} isDisabled={reply.trim() === saved}>
          {t('review.saveReply')}
        </Button>
      </div>
    </Form>
  );
}
