import type { BalanceLinkPageView } from '@vitrine/core/balances/balance-link-view.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { PaymentMethods, ProblemList } from './checkout.view.tsx';
import { OrderLines, Totals } from './order-parts.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface BalanceProps {
  readonly link: BalanceLinkPageView;
  readonly language: string;
}

/** What is left to pay for an order, with the payment methods of the shop; without script (rule BALANCE-4). */
export function BalancePage({ link, language }: BalanceProps) {
  const messages = messagesFor(language);
  if (link.stage === 'open') return <OpenBalance link={link} language={language} />;
  if (link.stage === 'paid')
    return (
      <SystemPage title={messages.balancePaidTitle} lead={messages.balancePaid} width="narrow">
        <a className="button" href={link.orderAddress}>
          {messages.payLinkToOrder}
        </a>
      </SystemPage>
    );
  if (link.stage === 'expired')
    return <SystemPage title={messages.payLinkExpiredTitle} lead={messages.payLinkExpired} width="narrow" />;
  const leads = {
    withdrawn: messages.balanceWithdrawn,
    replaced: messages.payLinkChanged,
    cancelled: messages.balanceCancelled,
  };
  return <SystemPage title={messages.payLinkChangedTitle} lead={leads[link.stage]} width="narrow" />;
}

interface OpenBalanceProps extends BalanceProps {
  readonly link: Extract<BalanceLinkPageView, { stage: 'open' }>;
}

function OpenBalance({ link, language }: OpenBalanceProps) {
  const messages = messagesFor(language);
  const { address, amount, amountText, expiresAt, number, order, paymentMethods, problems } = link;
  return (
    <SystemPage title={messages.balanceTitle({ number })} lead={messages.balanceLead({ amount: amountText })}>
      {problems.length > 0 && (
        <ProblemList title={messages.errorOfOrder}>
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </ProblemList>
      )}
      <form className="purchase-columns" method="post" action={address}>
        <input type="hidden" name="amount" value={amount} />
        <div className="form">
          {paymentMethods.length > 0 && (
            <PaymentMethods paymentMethods={paymentMethods} messages={messages} />
          )}
          <p>
            {messages.payLinkHelp} {messages.payLinkUntil({ date: dayText(expiresAt, language) })}
          </p>
        </div>
        <section className="purchase-side" aria-label={messages.yourOrder}>
          <h2 className="purchase-side-title">{messages.yourOrder}</h2>
          {order !== null && (
            <>
              <OrderLines
                lines={order.lines.map((line, at) => ({ ...line, key: `${at}-${line.title}` }))}
                language={language}
              />
              <Totals totals={order.totals} language={language} />
            </>
          )}
          {paymentMethods.length > 0 && (
            <button className="button button-wide" type="submit">
              {messages.balancePay({ amount: amountText })}
            </button>
          )}
        </section>
      </form>
    </SystemPage>
  );
}
