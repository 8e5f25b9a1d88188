import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Member } from '@vitrine/core/accounts/account.ts';
import { memberCalls } from '@vitrine/core/accounts/members.calls.ts';
import { type RoleNumber, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './settings.module.css';

/** Roles with access to a part of the studio, from the widest to the narrowest. */
const offered = [
  'admin',
  'websiteManager',
  'editor',
  'storeManager',
  'salesperson',
  'moderator',
  'campaignsEditor',
  'billing',
  'reporting',
  'viewer',
] as const;

const choices = offered.map(name => ({ value: String(websiteRoles[name]), label: t(`role.${name}`) }));

const waiting = { active: 'role', invited: 'memberInvited', expired: 'memberExpired' } as const;

function roleOf(value: string): RoleNumber {
  const name = offered.find(one => String(websiteRoles[one]) === value) ?? 'viewer';
  return websiteRoles[name];
}

export function MembersPart() {
  const list = useCall(memberCalls.list, {});
  return (
    <Part title={t('settings.members')} hint={t('membersHint')}>
      <CallState call={list} count={2} />
      <ul className={styles.rows}>
        {list.data?.members.map(member => (
          <MemberRow key={member.accountId} member={member} />
        ))}
      </ul>
      <InviteForm />
    </Part>
  );
}

function MemberRow({ member }: { readonly member: Member }) {
  const toast = useToast();
  const change = useChange(memberCalls.change, [memberCalls.list]);
  const remove = useChange(memberCalls.remove, [memberCalls.list]);
  const add = useChange(memberCalls.add, [memberCalls.list]);
  const params = { accountId: member.accountId };
  const value = String(member.roles[0] ?? websiteRoles.none);
  const known = choices.some(choice => choice.value === value);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const isWaiting = member.state !== 'active';
  const again = () =>
    add.mutate(
      { body: { email: member.email, roles: [roleOf(value)] } },
      { onSuccess: () => toast({ message: t('memberAdded', { who: member.email }) }), onError },
    );
  const drop = () =>
    remove.mutate(
      { params },
      {
        onSuccess: () =>
          toast({
            message: t('memberRemoved', { who: member.name || member.email }),
            action: {
              label: t('undo'),
              onAction: () => add.mutate({ body: { email: member.email, roles: [roleOf(value)] } }),
            },
          }),
        onError,
      },
    );
  return (
    <li className={styles.rowItem}>
      <span className={styles.who}>
        <strong>{member.name || member.email}</strong>
        <span className={styles.soft}>{isWaiting ? t(waiting[member.state]) : member.email}</span>
      </span>
      <div className={styles.row}>
        <SelectField
          label={t('roleOf', { who: member.email })}
          isLabelHidden
          value={value}
          choices={known ? choices : [...choices, { value, label: t('roleOther') }]}
          onChange={next => change.mutate({ params, body: { roles: [roleOf(next)] } }, { onError })}
        />
        {isWaiting && (
          <Button
            aria-label={t('memberAgainTo', { who: member.email })}
            onPress={again}
            isPending={add.isPending}
          >
            {t('memberAgain')}
          </Button>
        )}
        <Button aria-label={t('removeThis', { what: member.email })} onPress={drop}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function InviteForm() {
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(String(websiteRoles.editor));
  const add = useChange(memberCalls.add, [memberCalls.list]);
  const problem = fieldProblems(add.error).email;
  const submit = () =>
    add.mutate(
      { body: { email, roles: [roleOf(role)] } },
      {
        onSuccess: () => {
          setEmail('');
          toast({ message: t('memberAdded', { who: email }) });
        },
        onError: focusFirstProblem,
      },
    );
  return (
    <Form onSubmit={submit} problem={add.isError && problem === undefined ? messageOf(add.error) : null}>
      <div className={styles.pair}>
        <TextField label={t('email')} type="email" value={email} onChange={setEmail} problem={problem} />
        <SelectField label={t('role')} value={role} choices={choices} onChange={setRole} />
      </div>
      <div>
        <Button type="submit" isPending={add.isPending} isDisabled={email.trim() === ''}>
          {t('memberAdd')}
        </Button>
      </div>
    </Form>
  );
}
