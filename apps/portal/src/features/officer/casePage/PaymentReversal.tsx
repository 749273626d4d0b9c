import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  reversalReasonMax,
  type OfficerApplication,
  type PaymentReversal as Reversal,
  type PaymentReversals,
} from '@temple-land/portal-core';
import { Button, Form, Stack, StatusPatch, TextArea, type StatusPatchProps } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { muted, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import { refreshOfficerLists } from '../inbox/refreshOfficerLists.ts';
import { ByLine } from './ByLine.tsx';
import * as styles from './casePage.css.ts';

interface StateLook {
  label: PrefixedKey<'casePage'>;
  tone: StatusPatchProps['tone'];
}

const states: Readonly<Record<Reversal['state'], StateLook>> = {
  open: { label: 'casePage:reversal.open', tone: 'warning' },
  reversed: { label: 'casePage:reversal.reversed', tone: 'info' },
  refused: { label: 'casePage:reversal.refused', tone: 'neutral' },
};

const changedQueries = ['paymentReversalRead', 'officerApplication'];

function useReversalMutation<Name extends 'paymentReversalDecide' | 'paymentReversalPropose'>(
  name: Name,
) {
  const queryClient = useQueryClient();
  return useServiceMutation(name, {
    onSettled: () => {
      refreshOfficerLists(queryClient);
      for (const key of changedQueries) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

interface PartProps {
  application: OfficerApplication;
}

function ProposalForm({ application }: PartProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const propose = useReversalMutation('paymentReversalPropose');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const { applicationType, applicationId } = application;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() === '') return;
    const onSuccess = () => announce(t('casePage:reversal.proposed'));
    propose.mutate({ applicationType, applicationId, reason: reason.trim() }, { onSuccess });
  };
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('casePage:reversal.start')}</Button>
      </div>
    );
  }
  return (
    <Form onSubmit={submit}>
      <OutcomeMessage message={propose.error?.userMessage} />
      <TextArea
        label={t('casePage:reversal.reason')}
        description={t('casePage:reversal.reason.hint')}
        rows={3}
        value={reason}
        maxLength={reversalReasonMax}
        onChange={setReason}
        errorMessage={isMissing ? t('casePage:reversal.reason.missing') : undefined}
      />
      <div className={row}>
        <Button type="submit" kind="primary" isPending={propose.isPending}>
          {t('casePage:reversal.propose')}
        </Button>
        <Button onClick={() => setOpen(false)}>{t('casePage:reversal.leave')}</Button>
      </div>
    </Form>
  );
}

interface ProposalProps extends PartProps {
  reversal: Reversal;
  mayConfirm: boolean;
  mayRefuse: boolean;
}

function Proposal({ application, reversal, mayConfirm, mayRefuse }: ProposalProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const language = useLanguage();
  const decide = useReversalMutation('paymentReversalDecide');
  const { reversalId, challanNo: challan, paidOn, reason, proposedBy, endedBy, endedOn } = reversal;
  const { applicationType, applicationId } = application;
  const end = (isConfirmed: boolean) =>
    decide.mutate(
      { applicationType, applicationId, reversalId, isConfirmed },
      {
        onSuccess: () =>
          announce(t(isConfirmed ? 'casePage:reversal.done' : 'casePage:reversal.dropped')),
      },
    );
  const isOpen = reversal.state === 'open';
  const { label, tone } = states[reversal.state];
  return (
    <li className={styles.entry}>
      <div className={spaceBetween}>
        <p>
          <b>{t('casePage:reversal.challan', { challan, date: formatDate(paidOn) })}</b>
        </p>
        <StatusPatch tone={tone}>{t(label)}</StatusPatch>
      </div>
      <p className={styles.entryText} {...langAttribute(reason, language)}>
        {reason}
      </p>
      <ByLine label={t('casePage:reversal.by')} by={proposedBy.fullName} at={reversal.proposedOn} />
      {endedBy !== null && endedOn !== null && (
        <ByLine label={t('casePage:reversal.endedBy')} by={endedBy.fullName} at={endedOn} />
      )}
      <OutcomeMessage message={decide.error?.userMessage} />
      {isOpen && !mayConfirm && <p className={muted}>{t('casePage:reversal.second')}</p>}
      {isOpen && (mayConfirm || mayRefuse) && (
        <div className={row}>
          {mayConfirm && (
            <Button kind="primary" isPending={decide.isPending} onClick={() => end(true)}>
              {t('casePage:reversal.confirm')}
            </Button>
          )}
          {mayRefuse && (
            <Button isPending={decide.isPending} onClick={() => end(false)}>
              {t(mayConfirm ? 'casePage:reversal.refuse' : 'casePage:reversal.drop')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const nothing: PaymentReversals = {
  reversals: [],
  mayPropose: false,
  mayConfirm: false,
  mayRefuse: false,
  isOrderIssued: false,
};

/** A payment that two officers take back: the proposal of one, the confirmation of another, and what was decided. */
export function PaymentReversal({ application }: PartProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { applicationType, applicationId } = application;
  const { data, error, refetch } = useQuery(
    serviceQuery('paymentReversalRead', { applicationType, applicationId }, { isQuiet: true }),
  );
  const { reversals, mayPropose, isOrderIssued, ...rights } =
    data && 'result' in data ? data.result : nothing;
  const isEmpty = reversals.length === 0 && !mayPropose && !isOrderIssued;
  if (isEmpty && error === null) return null;
  return (
    <Stack>
      <h4>{t('casePage:reversal.title')}</h4>
      <Retry
        message={error?.userMessage}
        part={t('casePage:reversal.title')}
        onRetry={() => void refetch()}
      />
      {isOrderIssued && <p className={muted}>{t('casePage:reversal.order')}</p>}
      {reversals.length > 0 && (
        <ul className={styles.entries}>
          {reversals.map((reversal) => (
            <Proposal key={reversal.reversalId} {...{ application, reversal }} {...rights} />
          ))}
        </ul>
      )}
      {mayPropose && <ProposalForm application={application} />}
    </Stack>
  );
}
