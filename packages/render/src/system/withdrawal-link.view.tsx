import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { withdrawalAddress } from '@vitrine/core/withdrawals/withdrawal-address.ts';

interface WithdrawalLinkProps {
  readonly language: string;
  /** With what is known of an order. */
  readonly address?: string;
}

/** On every page of a purchase, since the footer belongs to the owner (rule WITHDRAW-6). */
export function WithdrawalLink({ language, address = withdrawalAddress }: WithdrawalLinkProps) {
  return (
    <p>
      <a className="link" href={address}>
        {messagesFor(language).withdrawalTitle}
      </a>
    </p>
  );
}
