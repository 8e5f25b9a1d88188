import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { WithdrawalPageView } from '@vitrine/core/withdrawals/withdrawal.ts';
import { withdrawalAddress } from '@vitrine/core/withdrawals/withdrawal-address.ts';
import { SystemPage } from './system-page.view.tsx';

interface WithdrawalProps {
  readonly page: WithdrawalPageView;
  readonly language: string;
}

/** A declaration in two steps: what it says, and a button that leaves no doubt (rules WITHDRAW-1, WITHDRAW-2). */
export function WithdrawalPage({ page, language }: WithdrawalProps) {
  const messages = messagesFor(language);
  const { stage, id, name, email, number, items, problem, exempt } = page;
  if (stage === 'done')
    return (
      <SystemPage title={messages.withdrawalDone} lead={messages.withdrawalDoneLead} width="narrow">
        <p>
          <a className="link" href="/">
            {messages.toHome}
          </a>
        </p>
      </SystemPage>
    );
  if (stage === 'confirm')
    return (
      <SystemPage title={messages.withdrawalTitle} lead={messages.withdrawalCheck} width="narrow">
        <ul>
          <li>{name}</li>
          <li>{email}</li>
          <li>{`${messages.withdrawalNumber}: ${number}`}</li>
          <li>{items === '' ? messages.withdrawalWhole : items}</li>
        </ul>
        <form className="form" method="post" action={withdrawalAddress}>
          {Object.entries({ id, name, email, number, items }).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <button className="button" type="submit" name="step" value="confirm">
            {messages.withdrawalConfirm}
          </button>
          <button className="link" type="submit" name="step" value="change">
            {messages.withdrawalBack}
          </button>
        </form>
      </SystemPage>
    );
  const fields = [
    { key: 'name', label: messages.withdrawalName, value: name, type: 'text', fill: 'name' },
    { key: 'email', label: messages.withdrawalEmail, value: email, type: 'email', fill: 'email' },
    { key: 'number', label: messages.withdrawalNumber, value: number, type: 'text', fill: 'off' },
  ];
  return (
    <SystemPage title={messages.withdrawalTitle} lead={messages.withdrawalLead} width="narrow">
      {problem !== null && (
        <p className="notices" role="alert">
          {problem}
        </p>
      )}
      <form className="form" method="post" action={withdrawalAddress} noValidate>
        <input type="hidden" name="id" value={id} />
        {fields.map(({ key, label, value, type, fill }) => (
          <div key={key} className="field">
            <label className="field-label" htmlFor={`withdrawal-${key}`}>
              {label}
            </label>
            <input
              id={`withdrawal-${key}`}
              name={key}
              type={type}
              autoComplete={fill}
              defaultValue={value}
              required
            />
          </div>
        ))}
        <div className="field">
          <label className="field-label" htmlFor="withdrawal-items">
            {messages.withdrawalItems}
          </label>
          <textarea
            id="withdrawal-items"
            name="items"
            rows={3}
            maxLength={1000}
            defaultValue={items}
            aria-describedby="withdrawal-items-hint"
          />
          <p className="field-hint" id="withdrawal-items-hint">
            {messages.withdrawalItemsHint}
          </p>
        </div>
        {exempt.length > 0 && <p>{messages.withdrawalExempt({ names: exempt.join(', ') })}</p>}
        <button className="button" type="submit">
          {messages.withdrawalNext}
        </button>
      </form>
    </SystemPage>
  );
}
