import { dayText } from '@vitrine/core/messages/day-text.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type {
  OwnReturnView,
  ReturnableLineView,
  ReturnsPageView,
} from '@vitrine/core/returns/return-views.ts';
import { SystemPage } from './system-page.view.tsx';

interface ReturnsProps {
  readonly page: ReturnsPageView;
  readonly language: string;
}

/** Where the buyer of an order asks for returns and follows them, without script (rules RETURN-1 to RETURN-3). */
export function ReturnsPage({ page, language }: ReturnsProps) {
  const messages = messagesFor(language);
  const { address, lines, returns, notice, problem, excluded } = page;
  return (
    <SystemPage
      title={messages.returnsTitle}
      lead={messages.returnsLead({ number: page.orderNumber })}
      width="narrow"
    >
      {problem !== null && (
        <p className="notices" role="alert">
          {problem}
        </p>
      )}
      {notice !== null && (
        <p className="notices" role="status">
          {notice === 'asked' ? messages.returnAsked : messages.returnTakenBack}
        </p>
      )}
      {returns.length > 0 && (
        <section aria-labelledby="own-returns">
          <h2 id="own-returns">{messages.yourReturns}</h2>
          <ul className="returns-list">
            {returns.map(one => (
              <OwnReturn key={one.id} own={one} language={language} />
            ))}
          </ul>
        </section>
      )}
      {lines.length === 0 ? (
        returns.length === 0 && <p>{messages.returnNothing}</p>
      ) : (
        <form className="form" method="post" action={address} noValidate>
          <input type="hidden" name="returnId" value={page.newId} />
          <p>
            {messages.returnUntil({ date: dayText(page.until, language) })}{' '}
            {page.paidBy === 'shop' ? messages.returnShopPays : messages.returnBuyerPays}
          </p>
          {lines.map(line => (
            <ReturnableLine key={line.lineId} line={line} reasons={page.reasons} messages={messages} />
          ))}
          <div className="field">
            <label className="field-label" htmlFor="return-comment">
              {`${messages.returnComment} (${messages.optional})`}
            </label>
            <textarea
              id="return-comment"
              name="comment"
              rows={4}
              maxLength={1000}
              defaultValue={page.comment}
            />
          </div>
          <button className="button" type="submit">
            {messages.returnSubmit}
          </button>
        </form>
      )}
      {excluded.length > 0 && <p>{messages.returnExcluded({ names: excluded.join(', ') })}</p>}
      <p className="returns-order">
        <a className="link" href={page.orderAddress}>
          {messages.yourOrder}
        </a>
      </p>
    </SystemPage>
  );
}

interface LineProps {
  readonly line: ReturnableLineView;
  readonly reasons: readonly string[];
  readonly messages: Messages;
}

function ReturnableLine({ line, reasons, messages }: LineProps) {
  const { lineId, title, options, most } = line;
  return (
    <fieldset className="return-line">
      <legend>
        {title}
        {options !== '' && <small>{options}</small>}
      </legend>
      <div className="field">
        <label className="field-label" htmlFor={`quantity-${lineId}`}>
          {messages.returnQuantity}
        </label>
        <input
          id={`quantity-${lineId}`}
          name={`quantity-${lineId}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          defaultValue={line.quantity}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`reason-${lineId}`}>
          {messages.returnReason}
        </label>
        <select id={`reason-${lineId}`} name={`reason-${lineId}`} defaultValue={line.reason}>
          <option value="">{messages.returnReasonChoose}</option>
          {reasons.map(reason => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

function OwnReturn({ own, language }: { readonly own: OwnReturnView; readonly language: string }) {
  const messages = messagesFor(language);
  const states = {
    asked: messages.returnIsAsked,
    accepted: messages.returnIsAccepted,
    received: messages.returnIsReceived,
    refunded: messages.returnIsRefunded,
    closed: messages.returnIsClosed,
    declined: messages.returnIsDeclined,
    withdrawn: messages.returnIsWithdrawn,
  };
  return (
    <li>
      <p>
        <strong>{messages.returnNamed({ name: own.name })}</strong>
        {` · ${states[own.state]} · `}
        <time dateTime={own.askedAt}>{dayText(own.askedAt, language)}</time>
      </p>
      {own.items.map(item => (
        <p key={item}>{item}</p>
      ))}
      {own.answer !== '' && <p>{own.answer}</p>}
      {own.slipAddress !== null && (
        <p>
          <a className="link" href={own.slipAddress}>
            {messages.returnSlip}
          </a>
        </p>
      )}
      {own.withdrawAddress !== null && (
        <form method="post" action={own.withdrawAddress}>
          <button className="link" type="submit">
            {messages.returnWithdraw}
          </button>
        </form>
      )}
    </li>
  );
}
