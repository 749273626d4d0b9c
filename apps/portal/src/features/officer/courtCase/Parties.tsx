import type { CaseParty } from '@temple-land/portal-core';
import { Button, Dialog, Stack, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { breakAnywhere, meta, muted, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { entries, entry } from '../casePage/casePage.css.ts';
import { partyLabels } from './caseLabels.ts';
import { PartyDialog } from './PartyDialog.tsx';
import { PartyNumber } from './PartyNumber.tsx';
import type { CasePapersState } from './useCasePapers.ts';

/** The props of `Parties`. */
export interface PartiesProps {
  applicationId: number;
  parties: readonly CaseParty[];
  mayEdit: boolean;
  mayReadContacts: boolean;
  changes: Pick<CasePapersState, 'saveParty' | 'removeParty'>;
}

type PartyTextProps = { party: CaseParty } & Pick<
  PartiesProps,
  'applicationId' | 'mayReadContacts'
>;

function PartyText({ party, applicationId, mayReadContacts }: PartyTextProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const language = useLanguage();
  const { name, fatherName, address, kind, removedOn } = party;
  const particulars = [fatherName, address].filter((text) => text !== '').join(', ');
  return (
    <div>
      <b className={breakAnywhere} {...langAttribute(name, language)}>
        {name}
      </b>{' '}
      <StatusPatch tone="neutral">{t(partyLabels[kind])}</StatusPatch>
      <p className={`${meta} ${breakAnywhere}`} {...langAttribute(particulars, language)}>
        {particulars}
      </p>
      <PartyNumber {...{ applicationId, party }} mayRead={mayReadContacts} />
      {removedOn !== null && (
        <p className={meta}>{t('courtCase:party.removed', { day: formatDate(removedOn) })}</p>
      )}
    </div>
  );
}

type RemoveProps = {
  party: CaseParty;
  applicationId: number;
  removeParty: CasePapersState['removeParty'];
  onClose: () => void;
};

function RemoveDialog({ party, applicationId, removeParty, onClose }: RemoveProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const { name, partyId } = party;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('courtCase:party.remove.title', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('courtCase:cancel')}</Button>
          <Button
            kind="danger"
            isPending={removeParty.isPending}
            onClick={() => removeParty.mutate({ applicationId, partyId }, { onSuccess: onClose })}
          >
            {t('courtCase:party.remove')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={removeParty.error?.userMessage} />
      <p>{t('courtCase:party.remove.text', { name })}</p>
    </Dialog>
  );
}

/** The parties to a case, with the buttons that add, change and remove them. */
export function Parties(props: PartiesProps) {
  const { applicationId, parties, mayEdit, mayReadContacts, changes } = props;
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const [open, setOpen] = useState<{ party?: CaseParty; isRemoved?: boolean }>();
  const close = () => {
    changes.saveParty.reset();
    changes.removeParty.reset();
    setOpen(undefined);
  };
  return (
    <Stack elementType="section" aria-labelledby="parties">
      <div className={spaceBetween}>
        <h3 id="parties">{t('courtCase:parties')}</h3>
        {mayEdit && <Button onClick={() => setOpen({})}>{t('courtCase:party.add')}</Button>}
      </div>
      <p className={muted}>{t('courtCase:parties.text')}</p>
      {parties.length === 0 && <p>{t('courtCase:party.none')}</p>}
      <ul className={entries}>
        {parties.map((party) => (
          <li key={party.partyId} className={entry}>
            <PartyText {...{ party, applicationId, mayReadContacts }} />
            {mayEdit && party.removedOn === null && (
              <div className={row}>
                <Button
                  kind="quiet"
                  aria-label={`${t('courtCase:party.change')} ${party.name}`}
                  onClick={() => setOpen({ party })}
                >
                  {t('courtCase:party.change')}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`${t('courtCase:party.remove')} ${party.name}`}
                  onClick={() => setOpen({ party, isRemoved: true })}
                >
                  {t('courtCase:party.remove')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open?.party && open.isRemoved === true && (
        <RemoveDialog
          party={open.party}
          removeParty={changes.removeParty}
          {...{ applicationId }}
          onClose={close}
        />
      )}
      {open && open.isRemoved !== true && (
        <PartyDialog
          {...{ applicationId }}
          {...(open.party ? { party: open.party } : {})}
          saveParty={changes.saveParty}
          onClose={close}
        />
      )}
    </Stack>
  );
}
