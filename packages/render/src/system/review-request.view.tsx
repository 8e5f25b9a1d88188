import { dayText } from '@vitrine/core/messages/day-text.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { starNumbers } from '@vitrine/core/reviews/review.ts';
import type { ReviewLineView, ReviewRequestView } from '@vitrine/core/reviews/review-views.ts';
import { Thumb } from './order-parts.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface RequestProps {
  readonly request: ReviewRequestView;
  readonly language: string;
  /** The shop’s own, while there is something to review. */
  readonly words?: string | undefined;
}

/** Behind the link of a request: a form for each bought product that is not reviewed yet (rules REVIEW-3 to REVIEW-5). */
export function ReviewRequestPage({ request, language, words }: RequestProps) {
  const messages = messagesFor(language);
  const { stage, notice, problem, address, lines, email, expiresAt } = request;
  if (stage === 'stopped')
    return (
      <SystemPage title={messages.reviewStopped} lead={messages.reviewStoppedLead({ email })} width="narrow">
        <p>
          <a className="link" href="/">
            {messages.toHome}
          </a>
        </p>
      </SystemPage>
    );
  if (stage === 'stop')
    return (
      <SystemPage title={messages.reviewStop} lead={messages.reviewStopLead({ email })} width="narrow">
        <form className="form form-short" method="post" action={`${address}/stop`}>
          <button className="button" type="submit">
            {messages.reviewStopButton}
          </button>
        </form>
      </SystemPage>
    );
  const leads = {
    open: messages.reviewUntil({ date: dayText(expiresAt, language) }),
    expired: messages.reviewExpired,
    none: messages.reviewNothing,
    // Said once, after the last of them was posted.
    reviewed: problem === null && notice === null ? messages.reviewAlready : '',
  };
  return (
    <SystemPage title={messages.reviewTitle} lead={leads[stage]} words={stage === 'open' ? words : ''}>
      {problem !== null && (
        <p className="notices" role="alert">
          {problem}
        </p>
      )}
      {notice !== null && (
        <p className="notices" role="status">
          {notice === 'published' ? messages.reviewThanks : messages.reviewThanksWaiting}
        </p>
      )}
      {lines.map(line => (
        <LineForm key={line.lineId} line={line} address={address} messages={messages} />
      ))}
      <p className="review-foot">
        {stage === 'open' ? (
          <a className="link" href={`${address}/stop`}>
            {messages.reviewStop}
          </a>
        ) : (
          <a className="link" href="/">
            {messages.toHome}
          </a>
        )}
      </p>
    </SystemPage>
  );
}

interface LineProps {
  readonly line: ReviewLineView;
  readonly address: string;
  readonly messages: Messages;
}

function LineForm({ line, address, messages }: LineProps) {
  const { lineId, title, options, image } = line;
  const id = `line-${lineId}`;
  return (
    <form
      className="form review-form"
      method="post"
      action={`${address}#${id}`}
      id={id}
      noValidate
      aria-labelledby={`${id}-title`}
    >
      <input type="hidden" name="lineId" value={lineId} />
      <div className="review-product">
        {image && <Thumb image={image} />}
        <h2 id={`${id}-title`}>
          {title}
          {options !== '' && <small>{options}</small>}
        </h2>
      </div>
      <StarsField line={line} messages={messages} />
      <TextField line={line} name="title" label={messages.reviewHeadline} messages={messages} />
      <TextField line={line} name="text" label={messages.reviewText} messages={messages} />
      <TextField
        line={line}
        name="author"
        label={messages.reviewName}
        hint={messages.reviewNameHint}
        messages={messages}
      />
      <button className="button" type="submit">
        {messages.reviewSubmit}
        <span className="visually-hidden">{`: ${title}`}</span>
      </button>
    </form>
  );
}

/** Radio buttons, so that arrow keys choose (rule REVIEW-5). */
function StarsField({ line: { lineId, values, errors }, messages }: Omit<LineProps, 'address'>) {
  const error = errors.stars;
  const id = `stars-${lineId}`;
  return (
    <fieldset
      className="star-field"
      {...(error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {})}
    >
      <legend className="field-label">{messages.reviewRating}</legend>
      <div className="star-choices">
        {starNumbers.toReversed().map(stars => (
          <label key={stars} className="star-choice">
            <input
              type="radio"
              name="stars"
              id={`${id}-${stars}`}
              value={stars}
              required
              defaultChecked={values.stars === String(stars)}
            />
            <span className="visually-hidden">{messages.reviewStars({ n: stars })}</span>
            <span className="star-sign" aria-hidden="true">
              ★
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface TextFieldProps extends Omit<LineProps, 'address'> {
  readonly name: 'title' | 'text' | 'author';
  readonly label: string;
  readonly hint?: string;
}

const lengths = { title: 120, text: 5000, author: 60 };

function TextField({ line: { lineId, values, errors }, name, label, hint, messages }: TextFieldProps) {
  const id = `${name}-${lineId}`;
  const error = errors[name];
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  const attributes = {
    id,
    name,
    maxLength: lengths[name],
    defaultValue: values[name],
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {`${label} (${messages.optional})`}
      </label>
      {name === 'text' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} type="text" autoComplete={name === 'author' ? 'nickname' : 'off'} />
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
