import type { CaseParty } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { meta, row } from '../../../common/page/card.css.ts';
import { RevealDialog } from '../casePage/RevealDialog.tsx';

/** The props of `PartyNumber`. */
export interface PartyNumberProps {
  applicationId: number;
  party: CaseParty;
  /** Whether the officer may read the whole number, with a reason. */
  mayRead: boolean;
}

/** The mobile number of a party, masked until an officer enters a reason; nothing without a number. */
export function PartyNumber({ applicationId, party, mayRead }: PartyNumberProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const { partyId, name, mobileNo: masked } = party;
  // The answer is state of the screen, so that it is not cached.
  const [number, setNumber] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const query = useServiceMutation('casePartyContact', {
    onSuccess: (answer) => {
      if ('result' in answer) setNumber(answer.result.mobileNo);
    },
  });
  if (masked === '') return null;
  const close = () => {
    setOpen(false);
    query.reset();
  };
  return (
    <div className={row}>
      <p className={meta} aria-live="polite">
        {t('courtCase:party.mobile')}: {number ?? masked}
      </p>
      {mayRead && number === undefined && (
        <Button
          kind="quiet"
          aria-label={`${t('courtCase:party.number.show')} ${name}`}
          onClick={() => setOpen(true)}
        >
          {t('courtCase:party.number.show')}
        </Button>
      )}
      {isOpen && (
        <RevealDialog
          title={t('courtCase:party.number.title', { name })}
          lead={t('courtCase:party.number.text')}
          show={t('courtCase:party.number.show')}
          hint={t('courtCase:party.number.hint')}
          isPending={query.isPending}
          message={query.error?.userMessage}
          onReason={(reason) =>
            query.mutate({ applicationId, partyId, reason }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </div>
  );
}
