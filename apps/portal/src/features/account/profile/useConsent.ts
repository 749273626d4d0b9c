import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';

const consent = { purpose: 'service' } as const;

/** Returns the mutation that changes the consent; the text of `doneKey` is announced afterwards. */
function useConsentChange(name: 'consentWithdraw' | 'consentGive', doneKey: TextKey<'account'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const queryClient = useQueryClient();
  return useServiceMutation(name, {
    onSuccess: () => announce(t(doneKey)),
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

/** Returns the consents of the user and the mutations that withdraw and renew them. */
export function useConsent() {
  const list = useQuery(serviceQuery('consentList', {}, { isQuiet: true }));
  const withdrawal = useConsentChange('consentWithdraw', 'consent.withdraw.done');
  const renewal = useConsentChange('consentGive', 'consent.give.done');
  const consents = list.data && 'result' in list.data ? list.data.result : [];
  return {
    consents,
    isGiven: consents.some(({ withdrawnOn }) => withdrawnOn === null),
    isPending: list.isPending,
    message: list.error?.userMessage ?? withdrawal.error?.userMessage ?? renewal.error?.userMessage,
    hasFailed: list.error?.userMessage !== undefined,
    refetch: list.refetch,
    withdrawal: {
      isDone: withdrawal.isSuccess,
      isPending: withdrawal.isPending,
      start: (onEnd: () => void) => {
        renewal.reset();
        withdrawal.mutate(consent, { onSettled: onEnd });
      },
    },
    renewal: {
      isDone: renewal.isSuccess,
      isPending: renewal.isPending,
      start: () => {
        withdrawal.reset();
        renewal.mutate(consent);
      },
    },
  };
}

/** What `useConsent` returns. */
export type Consent = ReturnType<typeof useConsent>;
