import type { DonatePageView } from '@vitrine/core/donations/donation-fund.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { SystemPage } from './system-page.view.tsx';

interface DonatePageProps {
  readonly page: DonatePageView;
  readonly language: string;
}

/** A fund and the first half of giving to it; the donor’s details and the payment follow (rule DONATE-2). */
export function DonatePage({ page, language }: DonatePageProps) {
  const messages = messagesFor(language);
  const { progress, donors } = page;
  return (
    <SystemPage title={page.title} width="narrow">
      <div className="donate">
        {page.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {progress && (
          <p className="donate-progress">
            <progress max={100} value={progress.percent} aria-label={page.title} />
            <span>
              {messages.donateProgress({
                given: formatMoney(progress.given, language),
                goal: formatMoney(progress.goal, language),
              })}
            </span>
          </p>
        )}
        {page.isOpen ? (
          <DonateForm page={page} language={language} messages={messages} />
        ) : (
          <p className="notices">{messages.donateClosed}</p>
        )}
        {donors.length > 0 && (
          <section>
            <h2>{messages.donateDonors}</h2>
            <ul className="donors">
              {donors.map(({ id, name, message, price }) => (
                <li key={id}>
                  <p>
                    <strong>{name === '' ? messages.donateUnnamed : name}</strong>{' '}
                    {formatMoney(price, language)}
                  </p>
                  {message !== '' && <p>{message}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SystemPage>
  );
}

function DonateForm({ page, language, messages }: DonatePageProps & { readonly messages: Messages }) {
  const { values, problems, suggested, frequencies } = page;
  const limits = messages.donateLimits({
    least: formatMoney(page.least, language),
    most: formatMoney(page.most, language),
  });
  return (
    <form className="form" method="post" action={`/checkout/donate?donatePageId=${page.fundId}`}>
      <fieldset className="form-part">
        <legend>{messages.donateAmount}</legend>
        {suggested.map(({ value, price }) => (
          <label key={value} className="choice">
            <input type="radio" name="suggested" value={value} defaultChecked={values.suggested === value} />
            <span>{formatMoney(price, language)}</span>
          </label>
        ))}
        {suggested.length > 0 && (
          <label className="choice">
            <input
              type="radio"
              name="suggested"
              value="other"
              defaultChecked={values.suggested === 'other'}
            />
            <span>{messages.donateOther}</span>
          </label>
        )}
        <Field
          id="donate-amount"
          name="amount"
          label={suggested.length > 0 ? messages.donateOwn : messages.donateAmount}
          value={values.amount}
          hint={limits}
          problem={problems.amount}
          isMoney
        />
      </fieldset>
      {frequencies.length > 1 ? (
        <fieldset className="form-part">
          <legend>{messages.donateHowOften}</legend>
          {frequencies.map(({ value, label }) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name="frequency"
                value={value}
                defaultChecked={values.frequency === value}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="frequency" value={frequencies[0]?.value ?? 'once'} />
      )}
      <fieldset className="form-part">
        <legend>{messages.donateWords}</legend>
        <Field
          id="donate-dedication"
          name="dedication"
          label={messages.donateDedication}
          value={values.dedication}
        />
        <Field
          id="donate-name"
          name="shownName"
          label={messages.donateName}
          value={values.shownName}
          problem={problems.shownName}
        />
        <Field
          id="donate-message"
          name="message"
          label={messages.donateMessage}
          value={values.message}
          problem={problems.message}
        />
        <label className="choice">
          <input type="checkbox" name="isShown" value="on" defaultChecked={values.isShown === 'on'} />
          <span>{messages.donateShow}</span>
        </label>
      </fieldset>
      <button className="button" type="submit">
        {messages.donateContinue}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly isMoney?: boolean;
}

function Field({ id, name, label, value, hint, problem, isMoney = false }: FieldProps) {
  const about = problem !== undefined ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        {...(isMoney ? { inputMode: 'decimal' as const } : {})}
        {...(problem === undefined ? {} : { 'aria-invalid': true as const })}
        {...(about === undefined ? {} : { 'aria-describedby': about })}
      />
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {problem !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
